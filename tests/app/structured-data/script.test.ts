import { expect, test } from 'vitest';
import { dataScript } from '../../../src/app/structured-data/script.ts';

test('a name that looks like the end of the script does not end it, and is read as it is', () => {
  const script = dataScript({ name: '</script><script>alert(1)</script>' });
  expect(script).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
  );
  expect(JSON.parse(script.slice('<script type="application/ld+json">'.length, -'</script>'.length))).toEqual({
    name: '</script><script>alert(1)</script>',
  });
});
