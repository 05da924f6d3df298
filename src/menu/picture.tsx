import { useContext } from 'react';
import { pictureUrl } from '../ui/picture-url.ts';
import { type Crop, CROPS, FORMATS, isVideo, type PictureFormat, posterOf, SMALL } from '../terms/pictures.ts';
import { cropUrl, MadePictures } from './made-pictures.ts';
import { Glyph } from './glyph.tsx';

type PictureProps = { readonly of: string; readonly className: string; readonly crop?: 'row' | 'section' };

/** The widths of pictures by place; a popup sets its own (`page/show-item.ts`). */
const SIZES = { row: '6rem', section: '11rem' } as const;

/**
 * An item's picture in its row, or a section's beside its title. Until a video is opened only its poster is loaded, with a sign that there is a
 * video. The popup plays or shows the same file (`page/popup-video.ts`), a picture in its larger crop.
 */
export function Picture({ of, className, crop = 'row' }: PictureProps) {
  const made = useContext(MadePictures);
  if (made.has(of)) return <MadePicture of={of} className={className} crop={crop} />;
  if (!isVideo(of)) return <img className={className} src={pictureUrl(of)} alt="" loading="lazy" />;
  const poster = posterOf(of, made);
  return (
    <span
      className={`${className} video grid place-items-center text-accent-ink`}
      data-video={pictureUrl(of)}
      data-poster={poster && cropUrl(poster, 'popup', 'jpg')}
      aria-hidden="true"
    >
      {poster && <MadePicture of={poster} className="size-full [grid-area:1/1]" crop={crop} />}
      <Glyph of="play" className={poster && '[grid-area:1/1]'} />
    </span>
  );
}

type SmallPictureProps = { readonly of: string; readonly className: string | undefined; readonly alt?: string };

/** A logo, a badge or a sign: a drawing as it is, a photo uncropped and small. */
export function SmallPicture({ of, className, alt = '' }: SmallPictureProps) {
  const isMade = useContext(MadePictures).has(of);
  return <img className={className} src={pictureUrl(isMade ? of + SMALL.ending : of)} alt={alt} loading="lazy" />;
}

function MadePicture({ of, className, crop }: Required<PictureProps>) {
  const crops: Crop[] = crop === 'row' ? ['row', 'popup'] : [crop];
  const setOf = (format: PictureFormat): string =>
    crops.map((each) => `${cropUrl(of, each, format)} ${CROPS[each].width}w`).join(',');
  const { width, height } = CROPS[crop];
  const [avif, webp, jpg] = FORMATS;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={setOf(avif)} sizes={SIZES[crop]} />
      <source type="image/webp" srcSet={setOf(webp)} sizes={SIZES[crop]} />
      <img
        src={cropUrl(of, crop, jpg)}
        srcSet={setOf(jpg)}
        sizes={SIZES[crop]}
        width={width}
        height={height}
        alt=""
        loading="lazy"
      />
    </picture>
  );
}
