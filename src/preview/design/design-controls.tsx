import type { ReactNode } from 'react';
import { LANGUAGES } from '../../terms/house.ts';
import type { PreviewVenue } from '../preview-data.ts';
import { CHOICES, Field } from '../fields.tsx';
import type { PreviewTexts } from '../preview-texts.ts';
import { venueTitle } from '../venue-layout.tsx';
import { type DesignState, FONTS, PHONES, readDesign, SAMPLE_LANGUAGES, SCHEMES, TEXT_SIZES } from './design-state.ts';
import { type Group, GROUPS } from './parts.ts';

type DesignControlsProps = {
  readonly texts: PreviewTexts['design'];
  readonly venues: readonly PreviewVenue[];
  readonly state: DesignState;
  readonly onChange: (change: Partial<DesignState>) => void;
};

/** The controls for theme, font, scheme, size, language and part. */
export function DesignControls({ texts, venues, state, onChange }: DesignControlsProps) {
  /** Reads a select's value like one from an address, which may be any text. */
  const choose = (name: keyof DesignState, value: string): void =>
    onChange({ [name]: readDesign(`?${new URLSearchParams({ [name]: value })}`)[name] });
  const field = (name: keyof DesignState, options: ReactNode) => (
    <Field title={texts[name]} value={state[name]} onChoose={(value) => choose(name, value)}>
      {options}
    </Field>
  );
  return (
    <div className={`${CHOICES} z-1 items-end tablet:sticky tablet:top-0 tablet:gap-x-4 tablet:[&_select]:max-w-60`}>
      {field('theme', [option('', texts.house), ...venues.map((venue) => option(venue.id, venueTitle(venue, venues)))])}
      {field('font', [option('', texts.ownFont), ...FONTS.map((font) => option(font, font))])}
      {field(
        'scheme',
        SCHEMES.map((scheme) => option(scheme, texts.schemes[scheme])),
      )}
      {field(
        'text',
        TEXT_SIZES.map((size) => option(size, `${size} %`)),
      )}
      {field(
        'width',
        PHONES.map((width) => option(width, `${width} px`)),
      )}
      {field(
        'language',
        SAMPLE_LANGUAGES.map((language) => option(language, LANGUAGES[language].name, language)),
      )}
      {field('part', [
        option('', texts.allParts),
        ...(Object.keys(GROUPS) as Group[]).map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {GROUPS[group].map((part) => option(part, texts.parts[part]))}
          </optgroup>
        )),
      ])}
    </div>
  );
}

const option = (value: string | number, name: string, lang?: string) => (
  <option key={value} value={value} lang={lang}>
    {name}
  </option>
);
