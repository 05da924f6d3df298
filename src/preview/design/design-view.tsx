import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { ServerFailure } from '../server-failure.tsx';
import type { PreviewTexts } from '../preview-texts.ts';
import type { Answer } from '../server-answers.ts';
import { DesignControls } from './design-controls.tsx';
import { type DesignState, partAddress, readDesign, searchOfDesign } from './design-state.ts';
import { type Group, GROUPS, type Part, partsOf } from './parts.ts';
import { heightOf } from '../list-frames.ts';

/** The design system on one page: every token and component, in any theme, in light and dark mode. */
export function DesignView({ texts }: { readonly texts: PreviewTexts }) {
  const { venues, isOutdated } = useLoaderData<Answer>();
  const state = readDesign(useLocation().search);
  const navigate = useNavigate();
  const { design } = texts;
  useEffect(() => {
    document.title = `${design.title} · ${texts.title} · Carta`;
  }, [design, texts]);
  return (
    <>
      {isOutdated && <ServerFailure texts={texts} />}
      <p className="text-muted">{design.intro}</p>
      <DesignControls
        texts={design}
        venues={venues}
        state={state}
        // The change must be in the address before the next one, which builds on it.
        onChange={(part) =>
          void navigate({ search: searchOfDesign({ ...state, ...part }) }, { replace: true, flushSync: true })
        }
      />
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <GroupOfParts key={group} group={group} texts={texts} state={state} />
      ))}
    </>
  );
}

type GroupProps = { readonly group: Group; readonly texts: PreviewTexts; readonly state: DesignState };

function GroupOfParts({ group, texts: { design }, state }: GroupProps) {
  const parts = partsOf(group).filter((part) => state.part === '' || state.part === part);
  if (parts.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby={group}>
      <h2 id={group} className="title border-b-2 border-accent pb-1 text-special">
        {design.groups[group]}
      </h2>
      <div className="flex flex-wrap items-start gap-x-10">
        {parts.map((part) => (
          <PartInSchemes key={part} part={part} design={design} state={state} />
        ))}
      </div>
    </section>
  );
}

type PartProps = { readonly part: Part; readonly design: PreviewTexts['design']; readonly state: DesignState };

function PartInSchemes({ part, design, state }: PartProps) {
  const title = design.parts[part];
  const schemes = state.scheme === 'both' ? (['light', 'dark'] as const) : [state.scheme];
  return (
    <section className="mt-6 max-w-full" aria-labelledby={`part_${part}`}>
      <h3 id={`part_${part}`} className="flex items-baseline gap-2 pb-2 text-name">
        {title}
        {state.part === '' && (
          <Link
            className="grid size-7 place-items-center no-underline"
            to={{ search: searchOfDesign({ ...state, part }) }}
            aria-label={design.alone(title)}
          >
            ↗
          </Link>
        )}
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        {schemes.map((scheme) => (
          <FramedPart
            key={scheme}
            part={part}
            scheme={scheme}
            title={`${title} · ${design.schemes[scheme]}`}
            state={state}
          />
        ))}
      </div>
    </section>
  );
}

type FramedPartProps = {
  readonly part: Part;
  readonly scheme: 'light' | 'dark';
  readonly title: string;
  readonly state: DesignState;
};

/** A part in a frame of a phone's width. The element's `color-scheme` makes it light or dark, and the part sets its height. */
function FramedPart({ part, scheme, title, state }: FramedPartProps) {
  const { theme, font, text, language, width } = state;
  const address = partAddress({ theme, font, text, language, part });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the product itself, with all its features.
    <iframe
      key={`${address} ${width}`}
      className="block max-w-full bg-[Canvas] outline-1 outline-line"
      style={{ colorScheme: scheme }}
      src={address}
      title={title}
      loading="lazy"
      width={width}
      height={heightOf(width)}
    />
  );
}
