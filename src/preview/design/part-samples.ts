import type { ComponentType } from 'react';
import type { Filter } from '../../menu/finder/allergens/filter.ts';
import { STAMP_PANEL } from '../../ui/stamp-panel-id.ts';
import type { Part } from './parts.ts';
import type { SampleWords } from './samples/sample-words.ts';

export type SampleProps = { readonly words: SampleWords };

type PartSample = {
  /** Its frame is as high as it is. Others lie over the page or fill it, in the height of a phone's screen. */
  readonly hasOwnHeight?: true;
  /** The layers that the frame's history says are open, as after a reload (decision 23). */
  readonly open?: readonly string[];
  /** The allergen filter that its phone has stored. */
  readonly filter?: Filter;
  /** Loads the component, after history and storage are set: the product reads them once. */
  readonly load: () => Promise<ComponentType<SampleProps>>;
};

const FILTER: Filter = { chosen: ['gluten', 'lacteo'], strict: false };

const tokens = () => import('./samples/token-samples.tsx');
const menus = () => import('./samples/menu-samples.tsx');
const finders = () => import('./samples/finder-samples.tsx');
const cards = () => import('./samples/card-samples.tsx');
const news = () => import('./samples/news-samples.tsx');
const others = () => import('./samples/page-samples.tsx');
const staff = () => import('./samples/staff-samples.tsx');
const answers = () => import('./samples/answer-samples.tsx');

/** The sample of each part. */
export const PART_SAMPLES: Readonly<Record<Part, PartSample>> = {
  colours: { hasOwnHeight: true, load: async () => (await tokens()).Colours },
  type: { hasOwnHeight: true, load: async () => (await tokens()).Type },
  measures: { hasOwnHeight: true, load: async () => (await tokens()).Measures },
  signs: { hasOwnHeight: true, load: async () => (await tokens()).Signs },
  menu: { hasOwnHeight: true, load: async () => (await menus()).MenuSample },
  sections: { open: ['sections'], load: async () => (await menus()).MenuSample },
  dish: { open: ['item:0'], load: async () => (await menus()).MenuSample },
  picture: { open: ['item:1'], load: async () => (await menus()).MenuSample },
  claim: { open: [STAMP_PANEL], load: async () => (await menus()).MenuSample },
  search: { open: ['search'], filter: FILTER, load: async () => (await finders()).Results },
  nothingFound: { open: ['search'], load: async () => (await finders()).NothingFound },
  allergens: { open: ['allergens'], filter: FILTER, load: async () => (await finders()).FinderSample },
  legend: { open: ['legend'], load: async () => (await finders()).FinderSample },
  reminder: { filter: FILTER, load: async () => (await finders()).FinderSample },
  waiter: { open: ['waiter:burger'], filter: FILTER, load: async () => (await finders()).FinderSample },
  list: { open: ['list'], filter: FILTER, load: async () => (await finders()).Noted },
  emptyList: { open: ['list'], load: async () => (await finders()).FinderSample },
  slip: { open: ['slip'], filter: FILTER, load: async () => (await finders()).Noted },
  cards: { hasOwnHeight: true, load: async () => (await cards()).CardFaces },
  panel: { hasOwnHeight: true, load: async () => (await cards()).Panels },
  codes: { hasOwnHeight: true, load: async () => (await cards()).Codes },
  profile: { load: async () => (await others()).ProfileSample },
  consent: { hasOwnHeight: true, load: async () => (await news()).ConsentSample },
  offer: { load: async () => (await news()).OfferSample },
  offline: { load: async () => (await news()).OfflineSample },
  failure: { load: async () => (await news()).FailureSample },
  signIn: { hasOwnHeight: true, load: async () => (await others()).SignInSample },
  unavailable: { load: async () => (await others()).UnavailableSample },
  notFound: { load: async () => (await others()).NotFoundSample },
  staffScan: { load: async () => (await staff()).Scan },
  staffCode: { load: async () => (await staff()).Code },
  staffTonight: { load: async () => (await staff()).Tonight },
  staffSpecial: { load: async () => (await staff()).Special },
  staffRecent: { load: async () => (await staff()).Recent },
  staffTeam: { load: async () => (await staff()).Team },
  staffFigures: { load: async () => (await staff()).Figures },
  staffAnswers: { hasOwnHeight: true, load: async () => (await answers()).Answers },
};
