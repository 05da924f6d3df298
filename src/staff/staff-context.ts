import { createContext, use } from 'react';
import type { Language } from '../i18n/language.ts';
import type { StaffTexts } from '../i18n/staff-texts.ts';
import type { Signals } from './signals.ts';
import type { StaffApi } from './staff-api.ts';

export type Words = StaffTexts['staff'];

/** What every part of the page works with. */
export type Staff = {
  readonly words: Words;
  readonly language: Language;
  readonly api: StaffApi;
  readonly signals: Signals;
  /** The person wants, or has, to sign in anew. */
  readonly signOut: () => void;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('A part of the staff page stands outside of StaffContext.');
  return staff;
}
