import type { ResolvedVenue } from '../../resolve/venue.ts';
import { fill } from '../../../src/terms/fill.ts';
import { mm, upright } from '../paper/document.ts';
import type { Logo } from '../paper/logo.ts';
import { gap, type Line } from './block.ts';
import { setText } from './set-text.ts';
import type { Setting, Style } from './setting.ts';

/** A sheet on which less is printed than this width has a smaller logo. */
const SMALL_SHEET = mm(160);
const SMALLER = 0.75;

/** The head of the first page: the house's logo, name and subtitle in the middle of its width. */
export function setHead(venue: ResolvedVenue, logo: Logo | undefined, setting: Setting): Line[] {
  const { look, styles, unit, width, say, words } = setting;
  const line = (text: string, style: Style): Line[] => setText([{ text, style }], { width, align: 'centre' }, setting);
  const name: Style = { ...styles.title, size: unit * 3 };
  const founded = venue.info?.founded;
  return [
    ...(logo ? [picture(logo, setting), gap(unit * 0.8)] : []),
    ...line(venue.name, name),
    ...line(say(venue.subtitle), { face: look.text, size: unit * 1.25, colour: look.soft }),
    ...(founded === undefined ? [] : line(fill(words.blocks.founded, { year: founded }), styles.small)),
    gap(unit * 1.2),
  ];
}

function picture(logo: Logo, { document, width }: Setting): Line {
  const scale = width < SMALL_SHEET ? SMALLER : 1;
  const [wide, high] = [mm(logo.width) * scale, mm(logo.height) * scale];
  return {
    height: high,
    width: (width + wide) / 2,
    draw: (x, y) => {
      const left = x + (width - wide) / 2;
      upright(document, left, wide, () => document.image(logo.png, left, y, { width: wide }));
    },
  };
}
