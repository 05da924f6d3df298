import { letterLine } from '../lettering/lettering.ts';
import type { Piece } from '../piece.ts';
import { frame } from './frame.ts';
import { type Box, type Logo, placeLogo } from './logo.ts';
import type { Look } from './look.ts';

export type ShareImage = {
  readonly logo: Logo;
  readonly look: Look;
  /** The large line below the logo, and the small one at the foot. */
  readonly line: string;
  readonly foot: string;
};

/** Where the logo goes, with its middle at 600, 246. */
const PLACE: Box = [204, 114, 792, 264];

/** A venue's share image as SVG, 1200 × 630: what a chat or a network shows of a link to its menu. */
export function drawShareImage({ logo, look, line, foot }: ShareImage): string {
  const { ground, lit, ink, accent } = look;
  const subtitle = letterLine(line, { fill: ink, height: 40, spacing: 0.22, x: 600, baseline: 478, longest: 760 });
  const footer = letterLine(foot, { fill: accent, height: 22, spacing: 0.4, x: 600, baseline: 548, longest: 900 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>' +
    `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="600" cy="246" r="640">` +
    `<stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${ground}"/></radialGradient>` +
    '<filter id="shadow" x="-10%" y="-10%" width="120%" height="135%"><feDropShadow dx="0" dy="12" stdDeviation="14" flood-opacity=".35"/></filter></defs>' +
    '<rect width="1200" height="630" fill="url(#light)"/>' +
    frame(look) +
    `<g filter="url(#shadow)">${placeLogo(logo, logo.box, PLACE)}</g>` +
    subtitle.piece +
    rules(accent, subtitle.width) +
    footer.piece +
    '</svg>'
  );
}

/** A short line on each side of the subtitle. */
function rules(colour: string, width: number): Piece {
  const [left, right] = [600 - width / 2 - 28, 600 + width / 2 + 28];
  return `<path stroke="${colour}" stroke-width="3" d="M${left - 90} 458H${left}M${right} 458h90"/>`;
}
