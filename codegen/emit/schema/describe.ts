import { stringify } from 'yaml';
import type { Field } from '../../validate/field.ts';

/** What a field means, in Spanish and then, in a case of its own to be told apart from an example, in English; and how it is written. */
export function describe(name: string, { description, spanish, examples }: Field): string {
  const written = examples.map((example) => stringify({ [name]: example }, { lineWidth: 0 }));
  return `${spanish}\n\n*${description}*\n\n\`\`\`yaml\n${written.join('')}\`\`\``;
}
