import { heightOf } from '../list-frames.ts';
import type { DesignState } from './design-state.ts';
import { partAddress } from './frame-address.ts';
import type { Part } from './parts.ts';

type FramedPartProps = {
  readonly part: Part;
  readonly scheme: 'light' | 'dark';
  readonly title: string;
  readonly state: DesignState;
};

/** A part as a phone shows it. What is seen in the frame is light or dark as the frame's element is; the part makes it as high as it is. */
export function FramedPart({ part, scheme, title, state }: FramedPartProps) {
  const { theme, font, text, language, width } = state;
  const address = partAddress({ theme, font, text, language, part });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the product itself, with all that it can do.
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
