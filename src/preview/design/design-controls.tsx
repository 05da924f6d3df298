import { LANGUAGES } from '../../terms/house.ts';
import type { PreviewVenue } from '../preview-data.ts';
import { CHOICES, Field } from '../fields.tsx';
import { venueTitle } from '../venue-layout.tsx';
import { type DesignState, FONTS, PHONES, readDesign, SAMPLE_LANGUAGES, SCHEMES, TEXT_SIZES } from './design-state.ts';
import type { DesignTexts } from './design-texts.ts';
import { type Group, GROUPS, partsOf } from './parts.ts';

type DesignControlsProps = {
  readonly texts: DesignTexts;
  readonly venues: readonly PreviewVenue[];
  readonly state: DesignState;
  readonly onChange: (change: Partial<DesignState>) => void;
};

/** The controls for theme, font, scheme, size, language and part. */
export function DesignControls({ texts, venues, state, onChange }: DesignControlsProps) {
  /** Reads a select's value like one from an address, which may be any text. */
  const choose = (name: keyof DesignState) => (value: string) =>
    onChange({ [name]: readDesign(`?${new URLSearchParams({ [name]: value })}`)[name] });
  return (
    <div className={`${CHOICES} z-1 items-end tablet:sticky tablet:top-0 tablet:gap-x-4 tablet:[&_select]:max-w-60`}>
      <Field title={texts.theme} value={state.theme} onChoose={choose('theme')}>
        <option value="">{texts.house}</option>
        {venues.map((venue) => (
          <option key={venue.id} value={venue.id}>
            {venueTitle(venue, venues)}
          </option>
        ))}
      </Field>
      <Field title={texts.font} value={state.font} onChoose={choose('font')}>
        <option value="">{texts.ownFont}</option>
        {FONTS.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </Field>
      <Field title={texts.scheme} value={state.scheme} onChoose={choose('scheme')}>
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {texts.schemes[scheme]}
          </option>
        ))}
      </Field>
      <Field title={texts.text} value={state.text} onChoose={choose('text')}>
        {TEXT_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} %
          </option>
        ))}
      </Field>
      <Field title={texts.width} value={state.width} onChoose={choose('width')}>
        {PHONES.map((width) => (
          <option key={width} value={width}>
            {width} px
          </option>
        ))}
      </Field>
      <Field title={texts.language} value={state.language} onChoose={choose('language')}>
        {SAMPLE_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language].name}
          </option>
        ))}
      </Field>
      <Field title={texts.part} value={state.part} onChoose={choose('part')}>
        <option value="">{texts.allParts}</option>
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {partsOf(group).map((part) => (
              <option key={part} value={part}>
                {texts.parts[part]}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
    </div>
  );
}
