import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React from ["']react["'];/m;

/** Has a module that takes React by its default export take what it uses by name. */
export function nameReact(code: string): string {
  const names = [...new Set([...code.matchAll(/\bReact\.(\w+)/g)].map(([, name]) => name))].toSorted().join(', ');
  return code.replace(DEFAULT_IMPORT, `import { ${names} } from 'react'; const React = { ${names} };`);
}

/**
 * For the drawing of QR codes, which imports React's default: the bundler would wrap React once more for it, and put its helpers into a
 * file of their own, which every page would ask for.
 */
export const namedReact = (): Plugin => ({
  name: 'carta:named-react',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/node_modules/qrcode.react/') ? { code: nameReact(code), map: null } : undefined,
});
