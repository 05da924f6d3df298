import { useInsertionEffect } from 'react';
import { CardView } from '../../../loyalty/profile/cards.tsx';
import { FailureNote } from '../../../loyalty/profile/loaders.tsx';
import profileStyles from '../../../loyalty/profile/profile.css?inline';
import { UnavailablePage } from '../../../menu/unavailable-page.tsx';
import { ApiFailure } from '../../../session/call-api.ts';
import type { SignIn } from '../../../session/sign-in.ts';
import { SignInView } from '../../../session/sign-in-view.tsx';
import { Component as NotFoundPage } from '../../../shell/not-found-page.tsx';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { ProfilePage } from '../../../ui/profile-page.tsx';
import type { SampleProps } from '../part-samples.ts';
import { CARDS } from './sample-cards.ts';
import { SAMPLE_MENU } from './sample-menu.ts';

const VENUES = [{ barID: SAMPLE_MENU.barID, name: SAMPLE_MENU.name, path: 'sample' }];
const nothing = (): void => {};

/** The profile with cards, without cards, and after a failure. */
export function ProfileSample({ words: { language, texts, account, loyalty } }: SampleProps) {
  useInsertionEffect(() => adoptStyles(profileStyles), []);
  return (
    <ProfilePage title={texts.profile.title} back={{ href: '#', text: texts.profile.backToMenu }}>
      <h2 className="title text-special">{account.cards}</h2>
      {[CARDS.half, CARDS.full, CARDS.expired].map((card) => (
        <CardView
          key={card.state}
          card={card}
          at={0}
          venues={VENUES}
          language={language}
          texts={{ account, loyalty }}
        />
      ))}
      <p>{account.noCards}</p>
      <FailureNote cause={new ApiFailure(0, 'offline', '')} words={account} onRetry={nothing} />
      <FailureNote cause={undefined} words={account} onRetry={nothing} />
    </ProfilePage>
  );
}

/** Each way to sign in is done at once, and signs nobody in. */
const SIGN_IN = new Proxy({} as SignIn, { get: (_, name) => name !== 'isDemo' && (() => Promise.resolve('done')) });

export const SignInSample = ({ words: { account } }: SampleProps) => (
  <main style={{ padding: '1rem' }}>
    <h1 className="sr-only">{account.signInTitle}</h1>
    <SignInView signIn={SIGN_IN} words={account} />
  </main>
);

export const UnavailableSample = () => <UnavailablePage venue={SAMPLE_MENU.name} />;

export const NotFoundSample = NotFoundPage;
