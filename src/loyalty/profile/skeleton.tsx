import type { AccountTexts } from '../../i18n/account-texts.ts';

const BAND = 'h-36 bg-tint motion-safe:animate-[card-wait_1.2s_ease-in-out_infinite_alternate]';

/** Stands where cards will be; as high as the screen: what takes its place pushes nothing that is seen. */
export const Skeleton = ({ words }: { readonly words: AccountTexts['account'] }) => (
  <div className="profile-skeleton grid min-h-dvh content-start gap-4" aria-busy="true">
    <output className="sr-only">{words.loading}</output>
    <span className={BAND} />
    <span className={BAND} />
  </div>
);
