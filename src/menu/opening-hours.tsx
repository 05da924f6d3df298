import { Fragment } from 'react';
import { closedWords, servedWords, weekdays } from '../terms/served-words.ts';
import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import type { InterfaceTexts } from '../i18n/texts.ts';
import { windowOf } from '../terms/served.ts';
import { useMenu } from './menu-context.ts';

type Words = readonly (keyof InterfaceTexts['opening'])[];

/** The sentences of the line, in the order in which `app/opening-hours.ts` reads them after the days of the week. */
const SAID: Words = ['open', 'closed', 'openUntil', 'opensAt', 'opensOn'];
/** The same, for a venue that opens or closes between 1:00 and 1:59. */
const SAID_AT_ONE: Words = [...SAID, 'openUntilOne', 'opensAtOne', 'opensOnOne'];

/** One line that says whether the venue is open; without script, its hours (`app/opening-hours.ts`). */
export function OpeningNow() {
  const { hours, closed } = useMenu();
  const words = useInterface().opening;
  const language = useLanguage();
  if (!hours) return null;
  const window = windowOf(hours);
  const isAtOne = hours.some((span) => span.hours?.flat().some((time) => /^0?1:/.test(time)));
  return (
    <p
      className="opening truncate pt-2 narrow:whitespace-normal text-label text-muted"
      data-hours={window}
      data-closed={closed && JSON.stringify(closed)}
      data-says={[...weekdays(language), ...(isAtOne ? SAID_AT_ONE : SAID).map((key) => words[key])].join('|')}
      data-island=""
    >
      {servedWords(window, language)}
    </p>
  );
}

/** The hours of each day, and the days on which the venue is closed. */
export function OpeningHours() {
  const { hours, closed } = useMenu();
  const { title, closed: shut } = useInterface().opening;
  const language = useLanguage();
  if (!hours) return null;
  return (
    <section className="opening-hours text-body">
      <h3 className="text-strong">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        {hours.map(({ days = [1, 2, 3, 4, 5, 6, 7], hours: times = [] }) => {
          const window = windowOf([{ days }]);
          return (
            <Fragment key={window + windowOf([{ hours: times }])}>
              <dt className="text-muted">{servedWords(window, language)}</dt>
              <dd className="numerals">{servedWords(windowOf([{ hours: times }]), language) || '–'}</dd>
            </Fragment>
          );
        })}
        {closed && (
          <>
            <dt className="text-muted">{shut}</dt>
            <dd className="numerals">{closed.map((day) => closedWords(day, language)).join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
