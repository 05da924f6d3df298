import { expect, test } from 'vitest';
import { parseHtml } from '../../../codegen/validate/html.ts';

test.each([
  ['', []],
  ['Con pan', ['Con pan']],
  ['Con <b>pan</b> y <I>ajo</I>', ['Con ', ['b', ['pan']], ' y ', ['i', ['ajo']]]],
  ['uno<br>dos<br/>tres', ['uno', ['br', []], 'dos', ['br', []], 'tres']],
  ['<ul><li>a</li></ul>', [['ul', [['li', ['a']]]]]],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', [['ul', [['li', ['a', ['ul', [['li', ['b']]]]]]]]]],
  ["<a href='https://example.org/?a=1'>ver</a>", [['a', ['ver'], 'https://example.org/?a=1']]],
  ['<a href=https://example.org>ver</a>', [['a', ['ver'], 'https://example.org']]],
  ['sal &amp; &lt;pimienta&gt; 3&nbsp;&euro; &#233; &#xF1;', ['sal & <pimienta> 3\u00A0€ é ñ']],
  ['menos de <3 & más > 2', ['menos de <3 & más > 2']],
])('a description becomes elements: %s', (text, nodes) => {
  expect(parseHtml(text)).toEqual({ nodes, problems: [] });
});
