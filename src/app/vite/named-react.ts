import type { Plugin } from 'vite';

/** React, taken whole: `import * as React from "react";`, `import React from 'react';`. */
const WHOLE = /^import (?:\* as )?(\w+) from ["'](react|react-dom)["'];/gm;

/** Has a module that takes React whole take what it uses by name. */
export const nameReact = (code: string): string =>
  code.replaceAll(WHOLE, (_, whole: string, module: string) => {
    const uses = code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'));
    const names = [...new Set([...uses].map(([, name]) => name))].toSorted();
    const imported = names.map((name) => `${name} as ${whole}_${name}`).join(', ');
    const held = names.map((name) => `${name}: ${whole}_${name}`).join(', ');
    return `import { ${imported} } from '${module}'; const ${whole} = { ${held} };`;
  });

/**
 * For the drawing of QR codes and for the router, which import all of React: the bundler would wrap React once more for them, and put its
 * helpers into a file of their own, which every page would ask for.
 */
export const namedReact = (): Plugin => ({
  name: 'carta:named-react',
  apply: 'build',
  transform: (code, id) =>
    /\/node_modules\/(?:qrcode\.react|react-router|react-router-dom)\//.test(id)
      ? { code: nameReact(code), map: null }
      : undefined,
});
