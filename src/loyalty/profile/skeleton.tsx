import type { AccountTexts } from '../../i18n/account-texts.ts';

/** Stands where cards will be. */
export const Skeleton = ({ words }: { readonly words: AccountTexts['account'] }) => (
  <div className="profile-skeleton" aria-busy="true">
    <output className="sr-only">{words.loading}</output>
    <span />
    <span />
  </div>
);
