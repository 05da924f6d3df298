import { isVideo, pictureUrl } from '../ui/picture-url.ts';

type PictureProps = { readonly of: string; readonly className: string };

/**
 * An item's picture in its row. A video costs nothing until it is opened: its tile says that there is one. What is opened plays or
 * shows the same file (`page/popup-video.ts`).
 */
export function Picture({ of, className }: PictureProps) {
  if (!isVideo(of)) return <img className={className} src={pictureUrl(of)} alt="" loading="lazy" />;
  return (
    <span
      className={`${className} video grid place-items-center text-accent-ink`}
      data-video={pictureUrl(of)}
      aria-hidden="true"
    >
      ▶
    </span>
  );
}
