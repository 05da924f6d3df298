import { createContext } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { AccountTexts, StaffTexts } from '../i18n/texts.ts';
import type { LoadTexts, ShownTexts } from '../i18n/use-shown-texts.ts';
import type { Session } from '../session/session.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Question } from '../session/ask-as.ts';
import type { Language } from '../terms/house.ts';
import { useRequired } from '../ui/use-required.ts';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import type { Signals } from './signals.ts';
import type { StaffApi, StaffBar } from './staff-api.ts';
import type { TonightStore } from './tonight/tonight-store.ts';

export type Words = StaffTexts['staff'];

/** The words, and the account's texts for a call without network and for a link to sign in. */
export type SpokenWords = Words & Pick<AccountTexts['account'], 'offline' | 'linkUnused'>;

export type TonightWords = StaffTexts['staffTonight'];

type Texts = StaffTexts & AccountTexts;

/** The initial data of the page: the signed-in person, their bars, the ways to sign in, and the texts. */
export type StaffData = {
  readonly session: Session;
  readonly signIn: SignIn;
  readonly first: ShownTexts<Texts>;
  readonly loadTexts: LoadTexts<Texts>;
  readonly bars: Question<readonly StaffBar[]>;
};

/** The context of every part of the page. */
export type Staff = {
  readonly words: SpokenWords;
  /** The words of tonight's news. */
  readonly tonight: TonightWords;
  readonly marks: StaffTexts['marks'];
  readonly allergens: StaffTexts['allergens'];
  readonly language: Language;
  readonly api: StaffApi;
  readonly signals: Signals;
  /** Lets a person sign in again whose session is over. What waits on this phone is theirs, and is kept. */
  readonly signInAgain: () => void;
  /** Signs the person out, and forgets what this phone knows of their work. */
  readonly signOut: () => void;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

export const useStaff = (): Staff => useRequired(StaffContext, 'StaffContext');

/** The context of a person with at least one bar. */
export type AtDesk = {
  readonly uid: string;
  readonly account: string;
  readonly bars: readonly StaffBar[];
  /** Whether the bars are being loaded again: there may be others. */
  readonly isAsking: boolean;
};

export const useDesk = (): AtDesk => useOutletContext<AtDesk>();

/** The context of the same person at one of the bars. */
export type AtBar = AtDesk & {
  readonly bar: StaffBar;
  readonly scanner: ScannerStore;
  readonly state: ScannerState;
  readonly tonight: TonightStore;
};

export const useBar = (): AtBar => useOutletContext<AtBar>();
