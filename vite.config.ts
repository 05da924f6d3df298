import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tagManagerOf } from './server/protocol/tag-manager.ts';
import { basedAddresses } from './src/app/vite/based-addresses.ts';
import { keepsOffline } from './src/app/vite/keeps-offline.ts';
import { namedReact } from './src/app/vite/named-react.ts';
import { BASE_PATH, PUBLIC_URL } from './src/terms/house.ts';

/** The origin that pages name as theirs (canonical link, share tags) where neither PUBLIC_URL nor the site's settings say it: that of `npm start`. */
const LOCAL_ORIGIN = 'http://localhost:4000';

/** Development, the client build and the prerender build all start here. */
export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [react(), tailwindcss(), namedReact()],
  define: {
    'import.meta.env.OFFLINE': JSON.stringify(keepsOffline(process.env)),
    'import.meta.env.PUBLIC_URL': JSON.stringify(process.env['PUBLIC_URL'] || PUBLIC_URL || LOCAL_ORIGIN),
    // Empty where there is none: what it is needed for is then left out of the bundle.
    'import.meta.env.TAG_MANAGER': JSON.stringify(tagManagerOf(process.env) ?? ''),
  },
  css: { postcss: { plugins: [basedAddresses(BASE_PATH)] } },
  // Pictures are copied by the build and served by the development server; there is no folder of loose files.
  publicDir: false,
  build: {
    modulePreload: false,
    reportCompressedSize: false,
  },
});
