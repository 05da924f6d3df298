import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useText } from './menu-context.ts';
import type { Banner as BannerEntry } from './model.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** An announcement, most often a link to a reel. */
export function Banner({ entry }: { readonly entry: BannerEntry }) {
  const text = useText()(entry.id);
  const content = (
    <>
      {entry.image && <Picture of={entry.image} />}
      <Words of={text} />
    </>
  );
  return <li className="banner">{entry.link ? <NewTabLink href={entry.link}>{content}</NewTabLink> : content}</li>;
}
