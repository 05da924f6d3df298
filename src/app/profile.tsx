import type { ComponentType } from 'react';
import { accountTexts } from '../../generated/account.ts';
import { loyaltyTexts } from '../../generated/loyalty.ts';
import { pageLanguage } from '../i18n/use-shown-texts.ts';
import type { Language } from '../i18n/language.ts';
import { ProfilePage } from '../shell/profile-page.tsx';

/** The words that the profile shows beside those of every page. */
async function loadTexts(language: Language) {
  const [{ texts: account }, { texts: loyalty }] = await Promise.all([
    accountTexts[language](),
    loyaltyTexts[language](),
  ]);
  return { ...account, ...loyalty };
}

// One name of each: the bundler then needs no object for all names of a module, and no file of its own for what makes such objects.
const loadView = async () => (await import('../loyalty/profile/account.tsx')).Account;
const loadVenues = async () => (await import('../../generated/venues.ts')).venues;

/** What needs a person, and the network: no offline copy holds it (`build/foreign-modules.ts`). */
async function loadAccount(): Promise<ComponentType> {
  const language = pageLanguage();
  const [Account, venues, texts] = await Promise.all([loadView(), loadVenues(), loadTexts(language)]);
  const parts = { venues: Object.values(venues), loadTexts, first: { language, texts } };
  return () => <Account {...parts} />;
}

/** The profile's page, with what it loads later. */
export const Profile = () => <ProfilePage loadAccount={loadAccount} />;
