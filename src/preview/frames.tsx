import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGES } from '../terms/house.ts';
import { hourName, type PreviewTexts } from './preview-texts.ts';
import { type Frame, listFrames, MOST_FRAMES, scaleOf } from './list-frames.ts';
import type { PreviewVenue } from './preview-data.ts';
import type { PreviewState } from './preview-state.ts';

type FramesProps = { readonly texts: PreviewTexts; readonly venue: PreviewVenue; readonly state: PreviewState };

/** The pages, side by side. A frame that stays is not reloaded when others are added or removed. */
export function Frames({ texts, venue, state }: FramesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const all = listFrames(venue, state);
  const shown = all.slice(0, MOST_FRAMES);
  const reason = venue.path === undefined ? texts.noPage : texts.nothingChosen;
  // A row compares all widths; with a single width it compares all frames.
  const row = state.widths.length > 1 ? state.widths : shown.map(({ width }) => width);
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="sr-only">
        {texts.pages}
      </h2>
      <output className="block py-3 text-label text-muted">
        {all.length > 0 ? texts.shown(shown.length, all.length) : reason}
      </output>
      <div ref={ref} className="flex flex-wrap items-start gap-x-4 gap-y-6">
        {room > 0 &&
          shown.map((frame) => {
            const { address, width } = frame;
            const scale = scaleOf(width, { zoom: state.zoom, room, row });
            return <FramedPage key={`${address} ${width}`} {...{ texts, venue, frame, scale }} />;
          })}
      </div>
    </section>
  );
}

type FramedPageProps = Pick<FramesProps, 'texts' | 'venue'> & { readonly frame: Frame; readonly scale: number };

function FramedPage({ texts, venue, frame: { address, language, hour, width, height }, scale }: FramedPageProps) {
  const how = `${LANGUAGES[language].name} · ${hourName(hour, texts)}`;
  const title = `${width} px · ${how}`;
  const size = { '--width': width, '--height': height, '--scale': scale } as CSSProperties;
  return (
    <figure className="w-[calc(var(--width)*var(--scale)*1px)]" style={size}>
      <figcaption className="grid grid-cols-[1fr_auto] pb-1 text-label">
        <strong>{width} px</strong>
        <a
          className="row-span-2 grid min-h-9 min-w-11 place-items-center font-bold text-accent-ink no-underline"
          href={address}
          target="_blank"
          rel="noreferrer"
          title={texts.openAlone}
          aria-label={`${texts.openAlone}: ${title}`}
        >
          ↗
        </a>
        <span className="truncate text-muted">{how}</span>
      </figcaption>
      <div className="h-[calc(var(--height)*var(--scale)*1px)] overflow-hidden outline-1 outline-line">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is the page itself, with all its features. */}
        <iframe
          className="block max-w-none origin-top-left transform-[scale(var(--scale))] bg-[#fff]"
          src={address}
          title={`${venue.name} · ${title}`}
          loading="lazy"
          width={width}
          height={height}
        />
      </div>
    </figure>
  );
}

/** The width of an element in CSS pixels; 0 before it is rendered. */
function useRoom(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
