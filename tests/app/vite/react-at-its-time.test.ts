import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireReact } from '../../../src/app/vite/react-at-its-time.ts';

it('runs React’s client where it is imported dynamically, from the same file', () => {
  expect(requireReact("const { hydrateRoot } = await import('react-dom/client');")).toBe(
    "const { hydrateRoot } = await Promise.resolve().then(() => require('react-dom/client'));",
  );
});

it('leaves other imports as they are', () => {
  const code = "import { createRoot } from 'react-dom/client'; import('./page-views.ts');";
  expect(requireReact(code)).toBe(code);
});

it('knows how the app’s start imports it', () => {
  const start = readFileSync(join(import.meta.dirname, '../../../src/app/start.tsx'), 'utf8');
  expect(start).not.toMatch(/^import .*react-dom/m);
  expect(requireReact(start)).toContain("require('react-dom/client')");
});
