import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import type { Language } from '../i18n/language.ts';
import { CheckGroup } from './check-group.tsx';
import { CHOICES, CONTROL, Field } from './field.tsx';
import type { Hour } from './frame-wish.ts';
import { hourName, windowName } from './hour-name.ts';
import { shownLanguages } from './list-frames.ts';
import type { PreviewVenue } from './preview-data.ts';
import {
  type PreviewState,
  sortedHours,
  sortedWidths,
  USUAL_HOURS,
  USUAL_WIDTHS,
  type Zoom,
  ZOOMS,
} from './preview-state.ts';
import type { PreviewTexts } from './preview-texts.ts';
import { WidthForm } from './width-form.tsx';

const EVERY_HOUR = Array.from({ length: 24 }, (_, hour) => hour);

type ControlsProps = {
  readonly texts: PreviewTexts;
  readonly venue: PreviewVenue;
  readonly state: PreviewState;
  readonly onChange: (change: Partial<PreviewState>) => void;
};

/** What the editor chooses: how the venue is to be seen. */
export function Controls({ texts, venue, state, onChange }: ControlsProps) {
  const hours = sortedHours([...USUAL_HOURS, ...state.hours]);
  const languages = shownLanguages(venue, state.languages);
  return (
    <div className={`${CHOICES} items-start`}>
      <CheckGroup<Language>
        title={texts.languages}
        options={venue.languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
        chosen={languages}
        // A page has a language.
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
      <Field title={texts.zoom} value={state.zoom} onChoose={(value) => onChange({ zoom: zoomOf(value) })}>
        {ZOOMS.map((zoom) => (
          <option key={zoom} value={zoom}>
            {zoom === 'fit' ? texts.fit : `${zoom} %`}
          </option>
        ))}
      </Field>
    </div>
  );
}

function zoomOf(text: string): Zoom {
  return ZOOMS.find((zoom) => String(zoom) === text) ?? 'fit';
}
