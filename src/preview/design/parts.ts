/** The parts that the design system's page shows, each in a frame of its own, by group, in the order of the page. */
export const GROUPS = {
  foundations: ['colours', 'type', 'measures', 'signs'],
  menu: ['menu'],
  overMenu: ['sections', 'dish', 'picture', 'claim'],
  finder: ['search', 'nothingFound', 'allergens', 'legend', 'reminder', 'waiter', 'list', 'emptyList', 'slip'],
  loyalty: ['cards', 'panel', 'codes', 'profile'],
  news: ['consent', 'offer', 'offline', 'failure'],
  otherPages: ['signIn', 'unavailable', 'notFound'],
  staff: [
    'staffScan',
    'staffCode',
    'staffTonight',
    'staffSpecial',
    'staffRecent',
    'staffTeam',
    'staffFigures',
    'staffAnswers',
  ],
} as const;

export type Group = keyof typeof GROUPS;
export type Part = (typeof GROUPS)[Group][number];

export const PARTS: readonly Part[] = Object.values(GROUPS).flat();
