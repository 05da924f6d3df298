import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { RichNode } from '../../src/menu/model.ts';
import { Words } from '../../src/menu/words.tsx';

afterEach(cleanup);

const html = (words: string | readonly RichNode[], as: 'p' | 'span' = 'span'): string =>
  render(<Words as={as} of={{ words }} />).container.innerHTML;

describe('Words', () => {
  test('a plain text is text, whatever it holds', () => {
    expect(html('<b>Pan</b> & ajo')).toBe('<span>&lt;b&gt;Pan&lt;/b&gt; &amp; ajo</span>');
  });

  test('a rich text is elements', () => {
    expect(html(['Con ', ['strong', ['mucho ', ['em', ['queso']]]], ['br', []], 'y pan'])).toBe(
      '<span>Con <strong>mucho <em>queso</em></strong><br>y pan</span>',
    );
  });

  test('a link opens in a new tab, and only to an https address', () => {
    expect(html([['a', ['carta'], 'https://example.com/']])).toBe(
      '<span><a href="https://example.com/" target="_blank" rel="noopener noreferrer">carta</a></span>',
    );
    expect(html([['a', ['carta'], 'javascript:alert(1)']])).toBe('<span><a>carta</a></span>');
  });

  test('a rich paragraph can hold paragraphs and lists', () => {
    expect(html([['ul', [['li', ['Pan']]]]], 'p')).toBe('<div><ul><li>Pan</li></ul></div>');
  });

  test('no text is no element', () => {
    expect(render(<Words of={undefined} />).container.innerHTML).toBe('');
  });
});
