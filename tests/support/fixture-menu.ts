import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileVenue } from '../../codegen/resolve/compile-venue.ts';
import { emitMenu } from '../../codegen/emit/venue-menu.ts';
import type { EntryKind, Menu, MenuTexts } from '../../src/menu/model.ts';
import { LANGUAGES } from './languages.ts';

type Code = 'es' | 'en' | 'fr';

const PICTURES = new Set(
  ['logo.svg', 'picante.svg', 'calidad.svg', 'clasica.mp4'].concat(
    ['entrantes', 'nachos', 'alitas', 'viaje', 'la-gordi'].map((name) => `${name}.jpg`),
  ),
);

/** The compiler's output for a menu file: the menu, and its texts by language. */
export function compileText(
  id: string,
  text: string,
): { menu: Menu<Code, EntryKind>; texts: Readonly<Record<Code, MenuTexts>> } {
  const context = { languages: LANGUAGES, partial: () => undefined, images: () => PICTURES };
  const { venue, diagnostics } = compileVenue({ file: `menus/${id}.yaml`, id, text, languages: LANGUAGES }, context);
  if (!venue) throw new Error(diagnostics.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  const { menu, texts } = emitMenu(venue);
  const [es = {}, en = {}, fr = {}] = (['es', 'en', 'fr'] as const).map((code) =>
    Object.fromEntries(code === venue.languages[0] ? texts.ofFirst(code) : texts.of(code)),
  );
  return { menu: menu as Menu<Code, EntryKind>, texts: { es, en, fr } };
}

const { menu, texts } = compileText('la-prueba', readFileSync(join(import.meta.dirname, 'la-prueba.yaml'), 'utf8'));

/** A venue with nearly every kind of entry and field; French has the title of the starters only. */
export const fixtureMenu = menu;

/** All texts of that venue. */
export const textsOfFixture = texts;
