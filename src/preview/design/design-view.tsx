import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { Lost } from '../lost.tsx';
import type { PreviewTexts } from '../preview-texts.ts';
import type { Answer } from '../server-answers.ts';
import { DesignControls } from './design-controls.tsx';
import { type DesignState, readDesign, searchOfDesign } from './design-state.ts';
import { FramedPart } from './framed-part.tsx';
import { type Group, GROUPS, type Part, partsOf } from './parts.ts';

/** The design system on one page: every token and component, in any theme, by day and by night. */
export function DesignView({ texts }: { readonly texts: PreviewTexts }) {
  const { venues, isLost } = useLoaderData<Answer>();
  const state = readDesign(useLocation().search);
  const navigate = useNavigate();
  const { design } = texts;
  useEffect(() => {
    document.title = `${design.title} · ${texts.title} · Carta`;
  }, [design, texts]);
  return (
    <>
      {isLost && <Lost texts={texts} />}
      <p className="text-muted">{design.intro}</p>
      <DesignControls
        texts={design}
        venues={venues}
        state={state}
        // At once, for the next change builds on this one.
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
