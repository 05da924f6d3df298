import { legible, luminance, mix } from '../../../../src/menu/colour.ts';
import type { Theme } from '../../../../src/menu/model.ts';
import type { Logo } from './logo.ts';

/** The colours of a share image, and the house style of its frame. */
export type Look = {
  readonly ground: string;
  /** The ground where the light falls. */
  readonly lit: string;
  readonly ink: string;
  readonly accent: string;
  readonly font: string;
};

/** Of two colours, the darker first. */
const byLight = (one: string, other: string): string[] => [one, other].toSorted((a, b) => luminance(a) - luminance(b));

/** A venue's look from its theme, and where its menu names none, from its logo: on the darker of its two colours, or darker still. */
export function lookOf(theme: Theme | undefined, { plate, edge }: Logo): Look {
  const [dark = plate, light = edge] = byLight(plate, edge);
  const ground = theme?.background ?? (dark === plate ? mix(plate, '#000000', 0.4) : dark);
  const isLight = luminance(ground) > 0.2;
  const ink = theme?.text ?? (isLight ? '#241a14' : '#fbf6ec');
  const accent = theme?.accent ?? light;
  return {
    ground,
    lit: isLight ? mix(ground, '#ffffff', 0.7) : mix(ground, accent, 0.16),
    ink,
    accent: legible(accent, { on: [ground], towards: ink, wanted: 3 }),
    font: theme?.font ?? 'serif',
  };
}
