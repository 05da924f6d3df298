/** The part of the staff's page that needs a person. Only the copy of the staff's page holds it (`build/page-files.ts`). */
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { accountTexts } from '../../generated/account.ts';
import { staffTexts } from '../../generated/staff.ts';
import { loadAnew, pageLanguage } from '../i18n/use-shown-texts.ts';
import { knownSession } from '../session/ask-as.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import { askForBars, askForFigures, askForHistory, askForTonight } from '../staff/asked.ts';
import { BarChoice } from '../staff/bar-choice.tsx';
import { FiguresTab } from '../staff/figures-tab.tsx';
import { RecentTab } from '../staff/recent-tab.tsx';
import { ScanTab } from '../staff/scan-tab.tsx';
import { SettingsTab } from '../staff/settings-tab.tsx';
import type { StaffData } from '../staff/staff-context.ts';
import { StaffView } from '../staff/staff-view.tsx';
import { TeamTab } from '../staff/team-tab.tsx';
import { DishesTab } from '../staff/tonight/dishes-tab.tsx';
import { HistoryTab } from '../staff/tonight/history-tab.tsx';
import { NoticeForm } from '../staff/tonight/notice-form.tsx';
import { PriceForm } from '../staff/tonight/price-form.tsx';
import { SpecialView } from '../staff/tonight/special-form.tsx';
import { TonightDesk } from '../staff/tonight/tonight-desk.tsx';
import { TypedCode } from '../staff/typed-code.tsx';
import { Workplace } from '../staff/workplace.tsx';
import type { Language } from '../terms/house.ts';

/** The texts of the staff's page and of its sign-in form. */
async function loadTexts(language: Language) {
  const [{ texts: staffWords }, { texts: accountWords }] = await Promise.all([
    loadAnew(staffTexts[language]),
    loadAnew(accountTexts[language]),
  ]);
  return { ...staffWords, ...accountWords };
}

async function loadStaff(): Promise<StaffData> {
  const language = pageLanguage();
  const [session, signIn, texts] = await Promise.all([knownSession(), openSignIn(), loadTexts(language)]);
  return { session, signIn, loadTexts, first: { language, texts }, bars: await askForBars() };
}

/** Loads the staff's data again, unless only the query of the address has changed, which belongs to a view. */
const unlessSearched: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;

/** Also loads it again where its owner opens the team, which changes while others accept invitations. */
const forTeam: ShouldRevalidateFunction = (change) =>
  unlessSearched(change) ||
  (change.nextUrl.pathname.endsWith('/team') && !change.currentUrl.pathname.endsWith('/team'));

type View = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'>;

export const staff: View = { loader: loadStaff, shouldRevalidate: forTeam, Component: StaffView };
export const barChoice: View = { Component: BarChoice };
export const workplace: View = { Component: Workplace };
export const scan: View = { Component: ScanTab };
export const code: View = { Component: TypedCode };
export const tonight: View = { loader: askForTonight, shouldRevalidate: unlessSearched, Component: TonightDesk };
export const dishes: View = { Component: DishesTab };
export const price: View = { Component: PriceForm };
export const special: View = { Component: SpecialView };
export const notice: View = { Component: NoticeForm };
export const history: View = { loader: askForHistory, Component: HistoryTab };
export const recent: View = { Component: RecentTab };
export const team: View = { Component: TeamTab };
export const figures: View = { loader: askForFigures, Component: FiguresTab };
export const settings: View = { Component: SettingsTab };
