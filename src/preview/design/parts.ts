/** The height of a part's frame: the part's own, or a phone's screen, for parts that lie over the page or fill it. */
type Room = 'own' | 'screen';

/** The parts that the design system's page shows, each in a frame of its own, by group. */
export const GROUPS = {
  foundations: { colours: 'own', type: 'own', measures: 'own', signs: 'own' },
  menu: { menu: 'own' },
  overMenu: { sections: 'screen', dish: 'screen', picture: 'screen', claim: 'screen' },
  finder: {
    search: 'screen',
    nothingFound: 'screen',
    allergens: 'screen',
    legend: 'screen',
    reminder: 'screen',
    waiter: 'screen',
    list: 'screen',
    emptyList: 'screen',
    slip: 'screen',
  },
  loyalty: { cards: 'own', panel: 'own', codes: 'own', profile: 'screen' },
  news: { consent: 'own', offer: 'screen', offline: 'screen', failure: 'screen' },
  otherPages: { signIn: 'own', unavailable: 'screen', notFound: 'screen' },
  staff: {
    staffScan: 'screen',
    staffCode: 'screen',
    staffTonight: 'screen',
    staffSpecial: 'screen',
    staffRecent: 'screen',
    staffTeam: 'screen',
    staffFigures: 'screen',
    staffAnswers: 'own',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Room>>>>;

type Groups = typeof GROUPS;
export type Group = keyof Groups;
export type Part = { [group in Group]: keyof Groups[group] }[Group];

const ROOMS = Object.assign({}, ...Object.values(GROUPS)) as Readonly<Record<Part, Room>>;

/** In the order in which the page shows them. */
export const PARTS = Object.keys(ROOMS) as readonly Part[];

export const partsOf = (group: Group): readonly Part[] => Object.keys(GROUPS[group]) as readonly Part[];

export const fillsScreen = (part: Part): boolean => ROOMS[part] === 'screen';
