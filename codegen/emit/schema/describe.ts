import { stringify } from 'yaml';
import type { Field } from '../../validate/field.ts';
import { SPANISH } from './spanish.ts';

/** A description in Spanish, then in English; in a case of its own to be told apart from the code of an example. */
export function inBoth(english: string): string {
  const spanish = SPANISH[english];
  return spanish === undefined ? english : `${spanish}\n\n*${english}*`;
}

/** What a field means, in Spanish and in English, and how it is written. */
export function describe(name: string, { description, examples }: Field): string {
  const written = examples.map((example) => stringify({ [name]: example }, { lineWidth: 0 }));
  return `${inBoth(description)}\n\n\`\`\`yaml\n${written.join('')}\`\`\``;
}
