import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { ServerFailure } from '../server-failure.tsx';
import type { PreviewTexts } from '../preview-texts.ts';
import type { Answer } from '../server-answers.ts';
import { DesignControls } from './design-controls.tsx';
import { type DesignState, partAddress, readDesign, searchOfDesign } from './design-state.ts';
import { type Group, GROUPS, type Part } from './parts.ts';
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
  const parts = GROUPS[group].filter((part) => state.part === '' || state.part === part);
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

/** A part in frames of a phone's width. An element's `color-scheme` makes it light or dark, and the part sets its height. */
function PartInSchemes({ part, design, state }: PartProps) {
  const title = design.parts[part];
  const address = partAddress({ ...state, part });
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
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the product itself, with all its features.
          <iframe
            key={`${scheme} ${address} ${state.width}`}
            className="block max-w-full bg-[Canvas] outline-1 outline-line"
            style={{ colorScheme: scheme }}
            src={address}
            title={`${title} · ${design.schemes[scheme]}`}
            loading="lazy"
            width={state.width}
            height={heightOf(state.width)}
          />
        ))}
      </div>
    </section>
  );
}
