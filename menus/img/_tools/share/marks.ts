import type { Box } from './logo.ts';

/** What of a logo is known by itself, for an icon: its sign or initial. */
export type Mark = {
  readonly box: Box;
  /** It is a disc, so it may fill the circle that icons are cut to. */
  readonly isRound?: true;
  /** A path that keeps its neighbours out. */
  readonly clip?: string;
  /** The logo's ground, where its first colour is another. */
  readonly plate?: string;
};

const MUG: Mark = { box: [22, 22, 68, 76] };
const BURGER: Mark = { box: [104, 15, 64, 62] };

/** By venue, in the units of its logo; a logo without a mark is shown whole. */
export const marks: Readonly<Record<string, Mark>> = {
  _system: { box: [4, 4, 24, 24], isRound: true },
  bsmash: { box: [34, 26, 62, 74] },
  chicago: { box: [19, 46, 28, 30] },
  'dak-burger': { box: [212, 18, 96, 92] },
  'dbh-iturrialde': { box: [103, 15, 164, 50] },
  depredador: { box: [42, 30, 38, 54], clip: 'M40 30H81.4L71.5 84H30z' },
  'el-moreno': { box: [44, 22, 56, 54] },
  'feria-mundial-cerveza': { box: [20, 40, 63, 66] },
  'gottan-granada': BURGER,
  'gottan-huelin': BURGER,
  'gottan-sevilla': BURGER,
  index: { box: [28, 14, 64, 86] },
  'la-gresca': { box: [4, 4, 112, 112], isRound: true, plate: '#e4572e' },
  luckyluke: { box: [24, 28, 42, 60] },
  masai: { box: [28, 34, 20, 50] },
  oceans: { box: [45, 20, 51, 50], isRound: true },
  ohara: { box: [20, 20, 60, 78] },
  ovidio: { box: [36, 16, 54, 68] },
  'premier-centro': MUG,
  'premier-granada': MUG,
  'premier-huelin': MUG,
  'premier-teatinos': MUG,
  roadhouse: { box: [36, 30, 34, 38] },
  shanao: { box: [30, 20, 80, 80], isRound: true },
  unterturkheim: { box: [28, 28, 27.5, 48] },
  vermu: { box: [24, 20, 80, 80], isRound: true },
};
