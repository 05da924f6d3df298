import { expect, it } from 'vitest';
import { policyOf } from '../../../src/app/build/policy.ts';

const HASH_OF_A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
const HASH_OF_B = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";

it('allows what stands in the page by its hash, each content once', () => {
  const policy = policyOf('<style>a</style><style>b</style><style>a</style><script>b</script>', []);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${HASH_OF_B}`,
    `style-src 'self' ${HASH_OF_A} ${HASH_OF_B}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

it('allows the hosts of foreign pictures, each once', () => {
  const pictures = [
    'https://pictures.example/a.jpg',
    'https://pictures.example/b.mp4',
    'https://other.example:8443/c.png',
  ];
  expect(policyOf('', pictures)).toContain("img-src 'self' data: https://pictures.example https://other.example:8443;");
});

it('leaves data out: it is no script', () => {
  const policy = policyOf('<script type="application/ld+json">{"a":1}</script><script>a</script>', []);
  expect(policy).toContain(`script-src 'self' ${HASH_OF_A};`);
});

it('allows WebAssembly to a page that reads codes, and to no other', () => {
  expect(policyOf('', [], { readsCodes: true })).toContain("; script-src 'self' 'wasm-unsafe-eval';");
  expect(policyOf('', [])).not.toContain('wasm');
});

it('allows the tag manager and Google Analytics where the site has a container, and no inline script', () => {
  const policy = policyOf('', [], { hasTagManager: true });
  expect(policy).toContain("; script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain("img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;");
  expect(policy).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://www.google.com https://*.google-analytics.com https://*.analytics.google.com;",
  );
  expect(policy).not.toContain('unsafe');
  expect(policyOf('', [])).not.toContain('google');
});
