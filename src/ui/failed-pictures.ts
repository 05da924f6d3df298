import { logFailure } from './log.ts';

/** The parts of `/cartasqr/img/<venue>/<image>.<ending>` that the log names, with a crop's own ending (`~row.avif`) or without. */
const PATH = /\/img\/(.+)\/([^/]+?)\.\w+(~.*)?$/;

/** The console message for a picture that did not load (specification, point 8). */
export function pictureFailure(address: string, isLogo: boolean): string {
  const [, venue = '', image] = PATH.exec(address) ?? [];
  if (isLogo) return `Error loading logo of ${venue}:`;
  return `Error loading image for ${image ? decodeURIComponent(image) : address} in ${venue}:`;
}

function mark({ target, type }: Pick<Event, 'target' | 'type'>): void {
  // The name of a video's class would have the browser set up the whole interface, in 14 kB of memory.
  const picture = target as HTMLImageElement | HTMLVideoElement;
  if (!picture.matches('img, video')) return;
  const failed = type === 'error';
  picture.toggleAttribute('data-failed', failed);
  const address = picture.currentSrc || picture.src;
  if (failed) logFailure(pictureFailure(address, picture.classList.contains('logo')), address);
}

/**
 * Logs pictures that fail, and marks them, so that the style sheet can hide them. A picture that loads later, because its file was repaired
 * while the page is open, is shown again. Pictures that failed before this call are found by their size.
 */
export function watchPictures(page: Document): void {
  for (const target of page.images) {
    if (!target.complete || target.naturalWidth > 0 || !target.currentSrc) continue;
    // Some browsers report no width for an SVG file without one, so only decoding it shows whether it failed.
    target.decode().catch(() => mark({ target, type: 'error' }));
  }
  for (const type of ['error', 'load', 'loadeddata']) page.addEventListener(type, mark, true);
}

/** How long the signs of allergens may take, in milliseconds. After three seconds a browser shows the letters that stand for them. */
const SIGNS_PATIENCE = 2500;

/** Marks the page if the font with the signs of allergens cannot be loaded, or not in time, so that their words are shown instead. */
export async function watchSigns(page: Document): Promise<void> {
  const { signs: sign } = page.querySelector<HTMLElement>('.signs[data-signs]')?.dataset ?? {};
  if (!sign) return;
  try {
    await styleOf(page);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, SIGNS_PATIENCE));
    const faces = await Promise.race([page.fonts.load("1em 'Carta signs'", sign), late]);
    if (!faces?.length) throw new Error('No font of signs');
  } catch (cause) {
    page.documentElement.toggleAttribute('data-no-signs', true);
    logFailure('Error loading allergen icons:', cause);
  }
}

/** Waits until the deferred style sheet has loaded or failed. */
async function styleOf(page: Document): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}
