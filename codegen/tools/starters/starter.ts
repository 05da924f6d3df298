import { stringify } from 'yaml';
import { venueAddress, type Site } from '../../../src/terms/site.ts';
import type { DiagnosticLanguage } from '../../diagnostics/words.ts';
import { nameOfSlug } from '../../parse/slug.ts';
import { isWholeIn } from '../../validate/currency.ts';
import { BAR } from './bar.ts';
import { BURGER } from './burger.ts';
import { CAFE } from './cafe.ts';
import { PIZZERIA } from './pizzeria.ts';
import { PUB } from './pub.ts';
import { RESTAURANT } from './restaurant.ts';

/** The values of `--kind`, with the menu of each kind of place from its languages on. */
const STARTERS = {
  bar: BAR,
  restaurant: RESTAURANT,
  burger: BURGER,
  pub: PUB,
  cafe: CAFE,
  pizzeria: PIZZERIA,
} as const;

export type Kind = keyof typeof STARTERS;

export const KINDS = Object.keys(STARTERS) as Kind[];

/** A menu to start from: short, valid, with explanations for editors in their language. */
export function starter(id: string, schema: string, kind: Kind, site: Site, language: DiagnosticLanguage): string {
  const address = venueAddress(site, id);
  return explained(
    `# yaml-language-server: $schema=${schema}
# Se sirve en ${address}. Todos los campos, con ejemplos: menus/README.md. // Served at ${address}. Every field, with examples: menus/README.md.
${stringify({ venue: nameOfSlug(id) })}# El primer idioma es el de los textos sin marca. // The first language is that of texts without a tag.
${isWholeIn(site.country) ? inWholeAmounts(STARTERS[kind]) : STARTERS[kind]}`,
    language,
  );
}

/** An amount of a starter: behind a name, a label, `price:` or a slash. */
const AMOUNT = /(?<=[:/] \+?)(?<!(?:choose|quantity|vintage): )\d+(?:[.,]\d{1,2})?(?=$|[,}]| [[/\p{L}])/gmu;

/** A starter for a currency without decimals: amounts of euros as if they were hundreds. */
const inWholeAmounts = (menu: string): string =>
  menu.replaceAll(/^(?! *#).+$/gm, (line) =>
    line.replaceAll(AMOUNT, (amount) => String(Math.round(Number(amount.replace(',', '.')) * 100))),
  );

/** A file whose comments are `# Spanish // English`, with those in one language. */
export function explained(text: string, language: DiagnosticLanguage): string {
  return text.replaceAll(
    /^( *# )(.+) \/\/ (.+)$/gm,
    (_, hash: string, es: string, en: string) => hash + { es, en }[language],
  );
}
