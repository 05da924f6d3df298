import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../codegen/validate/html.ts';

describe('a description becomes elements', () => {
  test.each([
    ['Con pan', ['Con pan']],
    ['Con <b>pan</b> y <I>ajo</I>', ['Con ', ['b', ['pan']], ' y ', ['i', ['ajo']]]],
    ['uno<br>dos<br/>tres', ['uno', ['br', []], 'dos', ['br', []], 'tres']],
    ['<ul><li>a<li2></ul>'.replace('<li2>', '</li>'), [['ul', [['li', ['a']]]]]],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', [['ul', [['li', ['a', ['ul', [['li', ['b']]]]]]]]]],
    ["<a href='https://example.org/?a=1'>ver</a>", [['a', ['ver'], 'https://example.org/?a=1']]],
    ['<a href=https://example.org>ver</a>', [['a', ['ver'], 'https://example.org']]],
    ['sal &amp; &lt;pimienta&gt; 3&nbsp;&euro; &#233; &#xF1;', ['sal & <pimienta> 3\u00A0€ é ñ']],
    ['menos de <3 & más > 2', ['menos de <3 & más > 2']],
    ['', []],
  ])('%s', (text, nodes) => {
    expect(parseHtml(text)).toEqual({ nodes, problems: [] });
  });
});

describe('anything else is a problem at its place', () => {
  const ALLOWED = 'only b strong i em u br p ul ol li span a small sup sub can be used';

  test.each([
    ['a <script>x</script>', [[2, '<script> cannot be used here.', ALLOWED]]],
    ['a <img src=x onerror=y>', [[2, '<img> cannot be used here.', ALLOWED]]],
    ['a </div>', [[2, '</div> cannot be used here.', ALLOWED]]],
    ['a <!-- x -->b', [[2, 'This is neither text nor a tag that can be used here.', ALLOWED]]],
    [
      '<b onclick="x()">a</b>',
      [[3, 'The attribute "onclick" cannot be used here.', 'only an https href of <a> can be used']],
    ],
    [
      '<span style="x">a</span>',
      [[6, 'The attribute "style" cannot be used here.', 'only an https href of <a> can be used']],
    ],
    [
      '<a href="javascript:x">a</a>',
      [[9, '"javascript:x" is no https address.', 'write an address that starts with https://']],
    ],
    [
      '<a href="http://x.es">a</a>',
      [[9, '"http://x.es" is no https address.', 'write an address that starts with https://']],
    ],
    [
      '<a href="https://x.es" target=_blank>a</a>',
      [[23, 'The attribute "target" cannot be used here.', 'only an https href of <a> can be used']],
    ],
    ['<a>a</a>', [[0, '<a> has no address.', 'write <a href="https://…">']]],
    ['a <b>b', [[2, '<b> is not closed.', 'write </b> after the text']]],
    ['<b><i>b</b>', [[3, '<i> is not closed.', 'write </i> after the text']]],
    ['b</b>', [[1, '</b> closes nothing.', 'delete it, or open <b> before']]],
    ['<b', [[0, 'The tag <b has no ending >.', 'write > after it']]],
    ['<p>a<ul></ul></p>', [[4, '<ul> cannot stand inside <p>.', 'close it with </p> before']]],
    ['<ul><li>a<li>b</li></li></ul>', [[9, '<li> cannot stand inside <li>.', 'close it with </li> before']]],
    ['a &eacute; b', [[2, '&eacute; is no character that can be used here.', 'write the character itself']]],
    ['a &#0; b', [[2, '&#0; is no character that can be used here.', 'write the character itself']]],
  ])('%s', (text, problems) => {
    expect(parseHtml(text).problems).toEqual(problems.map(([index, message, hint]) => ({ index, message, hint })));
  });
});
