import { fill } from '../i18n/fill.ts';
import { LanguageChoice } from './language-choice.tsx';
import type { StaffBar } from './staff-api.ts';
import { useStaff } from './staff-context.ts';

type MoreTabProps = {
  readonly bars: readonly StaffBar[];
  readonly bar: StaffBar;
  readonly account: string;
  readonly onBar: (barID: string) => void;
};

/** What is set once an evening: the bar, the language, who it is. */
export function MoreTab({ bars, bar, account, onBar }: MoreTabProps) {
  const { words, signOut } = useStaff();
  return (
    <div className="staff-panel">
      <h2>{words.more}</h2>
      {bars.length > 1 && (
        <label className="staff-field">
          <span>{words.bar}</span>
          <select value={bar.barID} onChange={({ target }) => onBar(target.value)}>
            {bars.map(({ barID, name }) => (
              <option key={barID} value={barID}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <LanguageChoice label={words.language} />
      <p className="staff-note">{fill(words.signedInAs, { name: account })}</p>
      <button type="button" className="staff-wide" onClick={signOut}>
        {words.signOut}
      </button>
    </div>
  );
}
