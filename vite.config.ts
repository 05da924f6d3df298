import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BASE_PATH } from './src/ui/base-path.ts';

/** The origin that pages name as theirs (canonical link, share tags) where PUBLIC_URL does not say it: that of `npm start`. */
const LOCAL_ORIGIN = 'http://localhost:4000';

/**
 * Lets the bundler drop the components of the router that nobody uses. It keeps them because of how they are made and named, which
 * has no effect on anything else: 2 KB of the bundle.
 */
const leanRouter: Plugin = {
  name: 'carta:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replaceAll(/\bReact\w*\.(forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
};

/** Development, the client build and the prerender build all start here. */
export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [react(), tailwindcss(), leanRouter],
  define: {
    'import.meta.env.PUBLIC_URL': JSON.stringify(process.env['PUBLIC_URL'] || LOCAL_ORIGIN),
  },
  // Pictures are copied by the build and served by the development server; there is no folder of loose files.
  publicDir: false,
  build: {
    // One style sheet, which the build puts into each page.
    cssCodeSplit: false,
    // The build names the modules that a page needs (`data-modules`), so that no module lists those of all venues.
    modulePreload: false,
    reportCompressedSize: false,
  },
});
