import { type Language, LANGUAGES } from '../terms/house.ts';
import { CheckGroup, CHOICES, CONTROL, Field } from './fields.tsx';
import type { Hour } from './frame-wish.ts';
import { hourName, type PreviewTexts, windowName } from './preview-texts.ts';
import { shownLanguages } from './list-frames.ts';
import type { PreviewVenue } from './preview-data.ts';
import {
  isWidth,
  LEAST_WIDTH,
  MOST_WIDTH,
  type PreviewState,
  sortedHours,
  sortedWidths,
  USUAL_HOURS,
  USUAL_WIDTHS,
  ZOOMS,
} from './preview-state.ts';
import { useState } from 'react';

const EVERY_HOUR = Array.from({ length: 24 }, (_, hour) => hour);

type ControlsProps = {
  readonly texts: PreviewTexts;
  readonly venue: PreviewVenue;
  readonly state: PreviewState;
  readonly onChange: (change: Partial<PreviewState>) => void;
};

/** The controls for the languages, hours, widths and scale of the frames. */
export function Controls({ texts, venue, state, onChange }: ControlsProps) {
  const hours = sortedHours([...USUAL_HOURS, ...state.hours]);
  const languages = shownLanguages(venue, state.languages);
  return (
    <div className={`${CHOICES} items-start`}>
      <CheckGroup<Language>
        title={texts.languages}
        options={venue.languages.map((code) => ({ value: code, label: LANGUAGES[code].name, lang: code }))}
        chosen={languages}
        // At least one language stays chosen.
        onChange={(chosen) => chosen.length > 0 && onChange({ languages: chosen })}
      />
      <CheckGroup<Hour>
        title={texts.hours}
        options={hours.map((hour) => ({
          value: hour,
          label: hourName(hour, texts),
          ...(hour !== 'now' && { detail: windowName(hour, texts) }),
        }))}
        chosen={state.hours}
        onChange={(chosen) => onChange({ hours: sortedHours(chosen) })}
      >
        <select
          className={CONTROL}
          aria-label={texts.otherHour}
          value=""
          onChange={({ target }) => onChange({ hours: sortedHours([...state.hours, Number(target.value)]) })}
        >
          <option value="">{texts.otherHour}</option>
          {EVERY_HOUR.filter((hour) => !hours.includes(hour)).map((hour) => (
            <option key={hour} value={hour}>
              {hourName(hour, texts)} · {windowName(hour, texts)}
            </option>
          ))}
        </select>
      </CheckGroup>
      <CheckGroup<number>
        title={texts.widths}
        options={sortedWidths([...USUAL_WIDTHS, ...state.widths]).map((value) => ({ value, label: String(value) }))}
        chosen={state.widths}
        onChange={(chosen) => onChange({ widths: sortedWidths(chosen) })}
      >
        <WidthForm texts={texts} onAdd={(width) => onChange({ widths: sortedWidths([...state.widths, width]) })} />
      </CheckGroup>
      <Field
        title={texts.zoom}
        value={state.zoom}
        onChoose={(value) => onChange({ zoom: ZOOMS.find((zoom) => String(zoom) === value) ?? 'fit' })}
      >
        {ZOOMS.map((zoom) => (
          <option key={zoom} value={zoom}>
            {zoom === 'fit' ? texts.fit : `${zoom} %`}
          </option>
        ))}
      </Field>
    </div>
  );
}

/** The form that adds a width beside the usual ones. The browser reports invalid numbers. */
function WidthForm({ texts, onAdd }: { texts: PreviewTexts; onAdd: (width: number) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="flex gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWidth(Number(text))) return;
        onAdd(Number(text));
        setText('');
      }}
    >
      <input
        type="number"
        className={`${CONTROL} w-22`}
        inputMode="numeric"
        required
        min={LEAST_WIDTH}
        max={MOST_WIDTH}
        placeholder="360"
        aria-label={texts.otherWidth}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={CONTROL}>
        {texts.add}
      </button>
    </form>
  );
}
