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
  ['a &eacute; b', ['a é b']],
  [
    '<p>Ver <a href="https://example.org/?a=1&amp;b=2">más</a></p>',
    [['p', ['Ver ', ['a', ['más'], 'https://example.org/?a=1&b=2']]]],
  ],
  ['menos de <3 & más > 2', ['menos de <3 & más > 2']],
])('a description becomes elements: %s', (text, nodes) => {
  expect(parseHtml(text)).toEqual({ nodes, problems: [] });
});

const ALLOWED = 'only b strong i em u br p ul ol li span a small sup sub can be used';

test.each([
  [
    'Pan &para mojar',
    4,
    '&para is no character that can be used here.',
    'write the character itself, or &amp; for the sign &',
  ],
  ['a &eacut; b', 2, '&eacut; is no character that can be used here.', 'write the character itself'],
  ['a &#xD800; b', 2, '&#xD800; is no character that can be used here.', 'write the character itself'],
  ['pan </> ajo', 4, 'This is neither text nor a tag that can be used here.', ALLOWED],
  ['pan <?x?>', 4, 'This is neither text nor a tag that can be used here.', ALLOWED],
  ['pan </', 4, 'This is neither text nor a tag that can be used here.', ALLOWED],
  ['<b>pan</b> ñ𝒳&euro; </I', 21, 'The tag <I has no ending >.', 'write > after it'],
  [
    '<a href="https://a.es" href="https://b.es">ver</a>',
    23,
    'This attribute is written twice.',
    'delete one of the two',
  ],
  [
    '<a href = "http://a.es">ver</a>',
    11,
    '"http://a.es" is no https address.',
    'write an address that starts with https://',
  ],
  ['pan\0', 3, 'This character cannot be used here.', 'delete it'],
])('what would be lost or misread is a problem at its place: %j', (text, index, message, hint) => {
  const problems = parseHtml(text).problems.map((problem) => [problem.index, problem.message.en, problem.hint.en]);
  expect(problems).toEqual([[index, message, hint]]);
});
