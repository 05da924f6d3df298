import { useCallback, useState } from 'react';
import type { UserExport } from '../../../server/protocol/calls.ts';
import type { AccountTexts } from '../../i18n/account-texts.ts';
import type { Language } from '../../i18n/language.ts';
import { callApi } from '../../session/call-api.ts';
import type { Session } from '../../session/session.ts';
import { useAnswer } from '../../session/use-answer.ts';
import { FailureNote } from './failure-note.tsx';
import type { ProfileVenue } from './profile-words.ts';
import { Skeleton } from './skeleton.tsx';

type HistoryProps = {
  readonly session: Session;
  readonly venues: readonly ProfileVenue[];
  readonly language: Language;
  readonly words: AccountTexts['account'];
};

/** What happened to all cards, asked for when somebody wants to see it. */
export function History(props: HistoryProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="profile-section" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <h2>{props.words.history}</h2>
      </summary>
      {wasOpened && <Events {...props} />}
    </details>
  );
}

function Events({ session, venues, language, words }: HistoryProps) {
  const [held, askAgain] = useAnswer(
    useCallback(async () => callApi<UserExport>('/export-user-data', { token: await session.token() }), [session]),
  );
  if (held.phase === 'waiting') return <Skeleton words={words} />;
  if (held.phase === 'failed') return <FailureNote cause={held.cause} words={words} onRetry={askAgain} />;
  const rows = newestFirst(held.value);
  if (rows.length === 0) return <p>{words.noHistory}</p>;
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return (
    <ul className="profile-events">
      {rows.map(({ barID, kind, at, key }) => (
        <li key={key}>
          <strong>{words[kind]}</strong>
          <span>{venues.find((venue) => venue.barID === barID)?.name ?? barID}</span>
          <time dateTime={at}>{date.format(new Date(at))}</time>
        </li>
      ))}
    </ul>
  );
}

/** The events of all cards, the newest first. */
function newestFirst({ cards }: UserExport) {
  const rows = cards.flatMap(({ cardID, bar, events }) =>
    events.map(({ kind, at }, index) => ({ barID: bar.ID, kind, at, key: `${cardID} ${index}` })),
  );
  // Of one instant, what came later in its card.
  return rows.toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
