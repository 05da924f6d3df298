import type { UserExport } from '../../../server/protocol/calls.ts';
import { Loaded } from './loaders.tsx';
import { usePerson, useProfileTitle } from './profile-context.ts';
import { TIME_ZONE } from '../../terms/house.ts';
import { localesOf } from '../../terms/locales.ts';

/** The events of all cards. */
export function History() {
  const words = usePerson().texts.account;
  useProfileTitle(words.history);
  return (
    <section className="profile-section grid grid-cols-1 gap-4" aria-labelledby="profile-history">
      <h2 className="title text-special" id="profile-history">
        {words.history}
      </h2>
      <Loaded>{(held: UserExport) => <Events held={held} />}</Loaded>
    </section>
  );
}

function Events({ held }: { readonly held: UserExport }) {
  const { venues, language, texts } = usePerson();
  const rows = newestFirst(held);
  if (rows.length === 0) return <p>{texts.account.noHistory}</p>;
  const date = new Intl.DateTimeFormat(localesOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return (
    <ul className="profile-events border-b">
      {rows.map(({ barID, kind, at, key }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2">
          <strong className="min-w-0 text-name font-semibold hyphens-auto wrap-anywhere">{texts.account[kind]}</strong>
          <span className="min-w-0 wrap-anywhere">{venues.find((venue) => venue.barID === barID)?.name ?? barID}</span>
          <time className="numerals w-full text-label text-muted" dateTime={at}>
            {date.format(new Date(at))}
          </time>
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
  // Events of the same instant stay in the reversed order of their card.
  return rows.reverse().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
