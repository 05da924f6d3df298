import type { ComponentType } from 'react';
import { accountTexts } from '../../generated/account.ts';
import type { Language } from '../i18n/language.ts';
import { pageLanguage, type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';
import type { StaffTexts } from '../i18n/staff-texts.ts';
import { openSession } from '../session/open-session.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import { SignInView } from '../session/sign-in-view.tsx';
import { StaffView } from '../staff/staff-view.tsx';

const loadWords = async (language: Language) => (await accountTexts[language]()).texts.account;

/**
 * Loads all that the staff's page needs before it can show anything, and returns it as a component.
 *
 * @throws {Error} where something of it cannot be had; calling again tries again
 */
export async function openStaff(): Promise<ComponentType<{ readonly shown: ShownTexts<StaffTexts['staff']> }>> {
  const language = pageLanguage();
  const [session, signIn, words] = await Promise.all([openSession(), openSignIn(), loadWords(language)]);
  const first = { language, texts: words };
  const SignIn = () => <SignInView signIn={signIn} words={useShownTexts(first, loadWords).texts} />;
  return ({ shown }) => <StaffView session={session} shown={shown} SignIn={SignIn} />;
}
