import { useEffect } from 'react';
import { type RouteObject, useRouteError } from 'react-router-dom';
import { staffTexts } from '../../generated/staff.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import type { StaffTexts } from '../i18n/texts.ts';
import { loadAnew, type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';
import { isMenusAlone } from '../session/call-api.ts';
import type { Language } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { MissingApp } from '../ui/missing-app.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { STAFF } from './addresses.ts';
import { sayMissing } from './say-missing.ts';

const loadTexts = async (language: Language) => (await loadAnew(staffTexts[language])).texts.staff;

/**
 * The texts in the first language, that of the document. Loaded by a dynamic import: for a module that is imported both statically and dynamically
 * the bundler would put its runtime into a file of its own, which every page would request.
 */
const FIRST: ShownTexts<StaffTexts['staff']> = {
  language: 'es',
  texts: await loadTexts('es').catch((cause: unknown) => {
    sayMissing(document);
    throw cause;
  }),
};

const loadApp = () => import('./staff-app.tsx');

/** The staff's page. The scanner and the sign-in are loaded later, and only by this page. */
export const staffRoute: RouteObject = {
  path: STAFF,
  HydrateFallback: () => <StaffShell />,
  ErrorBoundary: StaffMissing,
  lazy: async () => (await loadApp()).staff,
  children: [
    { index: true, lazy: async () => (await loadApp()).barChoice },
    {
      path: ':barID',
      lazy: async () => (await loadApp()).workplace,
      children: [
        { index: true, lazy: async () => (await loadApp()).scan },
        { path: 'code', lazy: async () => (await loadApp()).code },
        {
          path: 'tonight',
          lazy: async () => (await loadApp()).tonight,
          children: [
            { index: true, lazy: async () => (await loadApp()).dishes },
            { path: 'price/:dishID', lazy: async () => (await loadApp()).price },
            { path: 'special', lazy: async () => (await loadApp()).special },
            { path: 'special/:specialID', lazy: async () => (await loadApp()).special },
            { path: 'notice', lazy: async () => (await loadApp()).notice },
            { path: 'history', lazy: async () => (await loadApp()).history },
          ],
        },
        { path: 'recent', lazy: async () => (await loadApp()).recent },
        { path: 'team', lazy: async () => (await loadApp()).team },
        { path: 'figures', lazy: async () => (await loadApp()).figures },
        { path: 'settings', lazy: async () => (await loadApp()).settings },
      ],
    },
  ],
};

type StaffShellProps = {
  /** The error that kept the page from loading. */
  readonly cause?: unknown;
  readonly onAgain?: () => void;
};

function StaffShell({ cause, onAgain }: StaffShellProps) {
  const { controls } = useInterface();
  const { texts: words } = useShownTexts(FIRST, loadTexts);
  usePageTitle(words.title, words.description);
  if (isMenusAlone(cause))
    return (
      <MessagePage title={words.title}>
        <p>{words.menusAlone}</p>
      </MessagePage>
    );
  return (
    <MessagePage title={words.title}>
      <noscript>
        <p>{controls.needsScript}</p>
      </noscript>
      {!onAgain && <p data-loading="">{words.loading}</p>}
      <MissingApp words={words.loadFailed} again={words.tryAgain} onAgain={onAgain} />
    </MessagePage>
  );
}

/** Shown where a part could not be loaded. Retrying reloads the page, because an old page may ask for files that no longer exist. */
function StaffMissing() {
  const cause = useRouteError();
  useEffect(() => {
    if (!isMenusAlone(cause)) logFailure('Error opening the staff page:', cause);
  }, [cause]);
  return <StaffShell cause={cause} onAgain={() => window.location.reload()} />;
}
