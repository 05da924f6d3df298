import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import { MenuContext, menuIn } from '../../src/menu/menu-context.ts';
import { OpeningNow } from '../../src/menu/opening-hours.tsx';
import { watchOpening } from '../../src/app/opening-hours.ts';
import type { Language } from '../../src/terms/house.ts';
import { compileText } from '../support/fixture-menu.ts';
import { wordsIn } from '../support/fixture-page.tsx';

const MENU = 'venue: Bar\nhours: mié 1-3; vie 13-1; sab 13-2\nsections: [{section: Carta, items: [Pan: 2]}]';

/** What the line of a venue says on a phone at an instant. */
async function lineAt(instant: string, language: Language): Promise<string | null | undefined> {
  const { menu, texts } = compileText('bar', MENU);
  document.body.innerHTML = renderToStaticMarkup(
    <InterfaceProvider shown={await wordsIn(language)}>
      <MenuContext value={menuIn(menu, language, texts.es, texts.es)}>
        <OpeningNow />
      </MenuContext>
    </InterfaceProvider>,
  );
  document.documentElement.lang = language;
  vi.useFakeTimers({ now: new Date(instant) });
  onTestFinished(() => void vi.useRealTimers());
  watchOpening(document);
  return document.querySelector('.opening')?.textContent;
}

test.each([
  ['es', '2026-11-20T21:00+01:00', 'Abierto · hasta la 1:00'],
  ['es', '2026-11-21T21:00+01:00', 'Abierto · hasta las 2:00'],
  ['it', '2026-11-20T21:00+01:00', 'Aperto · fino all’1:00'],
  ['ca', '2026-11-20T21:00+01:00', 'Obert · fins a la 1:00'],
  ['pt', '2026-11-20T21:00+01:00', 'Aberto · até à 1:00'],
  ['gl', '2026-11-20T21:00+01:00', 'Aberto · ata a 1:00'],
  ['de', '2026-11-20T21:00+01:00', 'Geöffnet · bis 1:00'],
  ['es', '2026-11-20T12:00+01:00', 'Cerrado · abre a las 13:00'],
  ['es', '2026-11-18T00:30+01:00', 'Cerrado · abre a la 1:00'],
  ['es', '2026-11-17T12:00+01:00', 'Cerrado · abre el miércoles a la 1:00'],
  ['es', '2026-11-19T12:00+01:00', 'Cerrado · abre el viernes a las 13:00'],
  ['it', '2026-11-18T00:30+01:00', 'Chiuso · apre all’1:00'],
  ['it', '2026-11-17T12:00+01:00', 'Chiuso · apre mercoledì all’1:00'],
  ['ca', '2026-11-18T00:30+01:00', 'Tancat · obre a la 1:00'],
  ['ca', '2026-11-17T12:00+01:00', 'Tancat · obre dimecres a la 1:00'],
  ['pt', '2026-11-18T00:30+01:00', 'Fechado · abre à 1:00'],
  ['gl', '2026-11-18T00:30+01:00', 'Pechado · abre á 1:00'],
  ['gl', '2026-11-17T12:00+01:00', 'Pechado · abre o mércores á 1:00'],
  ['fr', '2026-11-18T00:30+01:00', 'Fermé · ouvre à 1:00'],
  ['en', '2026-11-18T00:30+01:00', 'Closed · opens at 1:00'],
] as const)('in %s at %s a venue says: %s', async (language, instant, sentence) => {
  expect(await lineAt(instant, language)).toBe(sentence);
});

test('the day has its name in the language of the page on phones that do not know that language, too', async () => {
  const toLocaleDateString = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('Wednesday');
  onTestFinished(() => toLocaleDateString.mockRestore());
  expect(await lineAt('2026-11-17T12:00+01:00', 'eu')).toBe('Itxita · irekiera: asteazkena, 1:00');
});

test('a page that is come back to after closing time says so at once', async () => {
  expect(await lineAt('2026-11-20T21:00+01:00', 'es')).toBe('Abierto · hasta la 1:00');
  vi.setSystemTime(new Date('2026-11-21T01:30+01:00'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.querySelector('.opening')?.textContent).toBe('Cerrado · abre a las 13:00');
});
