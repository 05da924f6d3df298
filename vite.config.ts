import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BASE_PATH } from './src/ui/base-path.ts';

/** The origin that pages name as theirs (canonical link, share tags) where PUBLIC_URL does not say it: that of `npm start`. */
const LOCAL_ORIGIN = 'http://localhost:4000';

/**
 * Calls of React that do nothing but make a value. The router makes components and contexts that we do not use; without this they
 * would stay in the bundle, 2 KB of it.
 */
const PURE = ['forwardRef', 'memo', 'createContext'].flatMap((name) => [`React.${name}`, `import_react.${name}`]);

/** Development, the client build and the prerender build all start here. */
export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [react(), tailwindcss()],
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
    rolldownOptions: { treeshake: { manualPureFunctions: PURE } },
  },
});
