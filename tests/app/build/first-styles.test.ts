import { expect, it } from 'vitest';
import { partsOf } from '../../../src/app/build/first-styles.ts';

const parts = (body: string, hasHours = false): string[] => partsOf({ body, hasHours });

it('the first paint of most pages needs no part of its own', () => {
  expect(parts('<main><section class="section"><ul class="entries"></ul></section></main>')).toEqual([]);
});

it('has the style of what stands at the beginning', () => {
  expect(parts('<div class="info-card">')).toEqual(['src/menu/styles/info-card.css']);
  expect(parts('<li class="panel builder">')).toEqual(['src/menu/styles/panel.css']);
  expect(parts('<main class="message">')).toEqual(['src/ui/styles/message.css']);
});

it('has a style that serves two things once', () => {
  expect(parts('<aside class="demo-prompt"></aside><div class="info-card">')).toEqual([
    'src/menu/styles/info-card.css',
  ]);
});

it('takes no name that is a part of another for one', () => {
  expect(parts('<div class="panel-head"></div><p>panel</p><p class="no-message">')).toEqual([]);
});

it('leaves what no first screen shows to the rest', () => {
  expect(parts(`${'<p>Tapa</p>'.repeat(500)}<li class="panel">`)).toEqual([]);
});

it('hides what is out of its hours wherever it stands', () => {
  expect(parts('<main></main>', true)).toEqual(['src/ui/styles/hours.css']);
});
