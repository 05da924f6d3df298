/** The part of the profile that needs a person and the network. No offline copy holds it (`build/page-files.ts`). */
import type { RouteObject } from 'react-router-dom';
import { accountTexts } from '../../generated/account.ts';
import { loyaltyTexts } from '../../generated/loyalty.ts';
import { venues } from '../../generated/venues.ts';
import { loadAnew, pageLanguage } from '../i18n/use-shown-texts.ts';
import { AccountPart } from '../loyalty/profile/account-part.tsx';
import { loadCards, loadHistory } from '../loyalty/profile/loaders.tsx';
import { Cards } from '../loyalty/profile/cards.tsx';
import { History } from '../loyalty/profile/history.tsx';
import { Person, PersonMissing } from '../loyalty/profile/person.tsx';
import { Profile } from '../loyalty/profile/profile.tsx';
import type { ProfileData } from '../loyalty/profile/profile-context.ts';
import { knownSession } from '../session/ask-as.ts';
import type { Language } from '../terms/house.ts';

/** The profile's texts, in addition to those of every page. */
async function loadTexts(language: Language) {
  const [{ texts: account }, { texts: loyalty }] = await Promise.all([
    loadAnew(accountTexts[language]),
    loadAnew(loyaltyTexts[language]),
  ]);
  return { ...account, ...loyalty };
}

async function loadProfile(): Promise<ProfileData> {
  const language = pageLanguage();
  return { venues: Object.values(venues), loadTexts, first: { language, texts: await loadTexts(language) } };
}

type View = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary'>;

export const profile: View = { loader: loadProfile, shouldRevalidate: () => false, Component: Profile };
export const person: View = { loader: knownSession, Component: Person, ErrorBoundary: PersonMissing };
export const cards: View = { loader: loadCards, Component: Cards };
export const history: View = { loader: loadHistory, Component: History };
export const account: View = { Component: AccountPart };
