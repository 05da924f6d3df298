import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basedAddresses, plainValues } from './src/app/vite/changed-values.ts';
import { namedReact } from './src/app/vite/named-react.ts';
import { definitionsOf, siteValues } from './src/app/vite/site-values.ts';
import { BASE_PATH } from './src/terms/house.ts';

/** Development and the client build start here. */
export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [react(), tailwindcss(), namedReact()],
  define: definitionsOf(siteValues(process.env)),
  css: { postcss: { plugins: [basedAddresses(BASE_PATH), plainValues()] } },
  // Pictures are copied by the build and served by the development server; there is no folder of loose files.
  publicDir: false,
  build: {
    modulePreload: false,
    reportCompressedSize: false,
  },
});
