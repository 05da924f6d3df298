import { useNavigate } from 'react-router-dom';
import { fill } from '../terms/fill.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Action } from './action.tsx';
import { AWAY, FIELD, INPUT, PANEL } from './looks.ts';
import { useBar, useStaff } from './staff-context.ts';
import { ViewHead } from './view-head.tsx';

/** The settings of an evening: bar, language, account. */
export function SettingsTab() {
  const { words, signOut } = useStaff();
  const { bars, bar, account } = useBar();
  const navigate = useNavigate();
  return (
    <div className={PANEL}>
      <ViewHead>{words.more}</ViewHead>
      {bars.length > 1 && (
        <label className={FIELD}>
          <span>{words.bar}</span>
          <select
            className={INPUT}
            value={bar.barID}
            onChange={({ target }) => void navigate(`../../${encodeURIComponent(target.value)}/settings`)}
          >
            {bars.map(({ barID, name }) => (
              <option key={barID} value={barID}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <LanguageChoice label={words.language} />
      <p className="text-muted">{fill(words.signedInAs, { name: account })}</p>
      <Action look={`${AWAY} justify-self-start`} text={words.signOut} onTap={signOut} />
    </div>
  );
}
