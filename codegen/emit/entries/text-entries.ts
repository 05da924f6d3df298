import type { Banner, Heading, Note } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';

export function emitHeading({ text }: Resolved<'heading'>, { id, texts }: Context): Heading {
  texts.add(id, text);
  return { kind: 'heading', id };
}

export function emitNote({ text }: Resolved<'note'>, { id, texts }: Context): Note {
  texts.add(id, text);
  return { kind: 'note', id };
}

export function emitBanner({ text, link, imageFile }: Resolved<'banner'>, { id, texts }: Context): Banner {
  texts.add(id, text);
  return { kind: 'banner', ...defined({ id, link, image: imageFile }) };
}
