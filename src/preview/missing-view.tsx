import { useShownVenue } from './venue-layout.tsx';
import { LANGUAGES } from '../terms/house.ts';
import type { PreviewPlace } from './preview-data.ts';
import { editorAddress } from './preview-address.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** The view of everything that a venue lacks. */
export function MissingView() {
  const { texts, venue, places } = useShownVenue();
  if (places?.length === 0) return <p className="border-t border-line py-4 text-head">{texts.complete(venue.name)}</p>;
  return places && <MissingList texts={texts} places={places} />;
}

/** The kinds in the order of their weight. */
const KINDS: readonly PreviewPlace['kind'][] = ['error', 'translation', 'picture', 'warning', 'allergens'];

/** The most places of one kind that are listed. */
const MOST_OF_KIND = 100;

type MissingListProps = { readonly texts: PreviewTexts; readonly places: readonly PreviewPlace[] };

/** The places where a venue lacks something, by kind; each opens in the editor. */
export function MissingList({ texts, places }: MissingListProps) {
  return KINDS.map((kind) => {
    const own = places.filter((place) => place.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} className="mt-6">
        <h2 className="title border-b-2 border-accent pb-1 text-head">
          {texts.kinds[kind]}: {own.length}
        </h2>
        {kind === 'allergens' && <p className="pt-2 text-muted">{texts.noAllergens}</p>}
        <ul>
          {own.slice(0, MOST_OF_KIND).map((place) => (
            <Place key={JSON.stringify(place)} texts={texts} place={place} />
          ))}
          {own.length > MOST_OF_KIND && <li>{texts.more(own.length - MOST_OF_KIND)}</li>}
        </ul>
      </section>
    );
  });
}

function Place({ texts, place }: { texts: PreviewTexts; place: PreviewPlace }) {
  const { file, line, column, language } = place;
  const { message, hint } = texts.said(place);
  const name = `${file}:${line}:${column}`;
  return (
    <li className="border-b border-line py-1.5 wrap-anywhere">
      <button
        type="button"
        className="me-1 min-h-8 font-[ui-monospace,monospace] text-label text-accent-ink underline underline-offset-4"
        aria-label={`${texts.openFile}: ${name}`}
        title={texts.openFile}
        onClick={() => void fetch(editorAddress(place))}
      >
        {name}
      </button>{' '}
      {language && <strong lang={language}>{LANGUAGES[language].name}</strong>} {message}{' '}
      {hint !== '' && <small className="text-muted">{hint}</small>}
    </li>
  );
}
