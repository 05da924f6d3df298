import { expect, test } from 'vitest';
import { element, escapeMarkup } from '../../../src/app/head/markup.ts';

test('a name with signs of HTML stays a name', () => {
  expect(escapeMarkup('Tom & Jerry <b> "Bar"')).toBe('Tom &amp; Jerry &lt;b&gt; &quot;Bar&quot;');
});

test('an attribute cannot be left by what it holds', () => {
  expect(element('meta', { name: 'description', content: '"><script>alert(1)</script>' })).toBe(
    '<meta name="description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
});

test('an apostrophe is left as it is: attributes are in double quotes', () => {
  expect(escapeMarkup("O’Hara, Lola's")).toBe("O’Hara, Lola's");
});
