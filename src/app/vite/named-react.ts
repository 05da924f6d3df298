import type { Plugin } from 'vite';

/** The imports of all of React: `import * as React from "react";`, `import React from 'react';`. */
const WHOLE = /^import (?:\* as )?(\w+) from ["'](react|react-dom)["'];/gm;

/** Rewrites a module that imports all of React, so that it imports only the names it uses. */
export const nameReact = (code: string): string =>
  code.replaceAll(WHOLE, (_, whole: string, module: string) => {
    const uses = code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'));
    const names = [...new Set([...uses].map(([, name]) => name))].toSorted();
    const imported = names.map((name) => `${name} as ${whole}_${name}`).join(', ');
    const held = names.map((name) => `${name}: ${whole}_${name}`).join(', ');
    return `import { ${imported} } from '${module}'; const ${whole} = { ${held} };`;
  });

/**
 * The plugin for the QR code and router packages, which import all of React. The bundler would wrap React once more for them, and put its
 * helpers into a file of their own, which every page would request.
 */
export const namedReact = (): Plugin => ({
  name: 'carta:named-react',
  apply: 'build',
  transform: (code, id) =>
    /\/node_modules\/(?:qrcode\.react|react-router|react-router-dom)\//.test(id)
      ? { code: nameReact(code), map: null }
      : undefined,
});
