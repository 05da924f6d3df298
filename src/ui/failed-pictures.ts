import { logFailure } from './log.ts';

/** `/cartasqr/img/<venue>/<image>.<ending>`, as far as the log names it. */
const PATH = /\/img\/(.+)\/([^/]+)\.[^.]+$/;

/** The line that the console gets for a picture that did not load (specification, point 8). */
export function pictureFailure(address: string, isLogo: boolean): string {
  const [, venue = '', image = address] = PATH.exec(address) ?? [];
  if (isLogo) return `Error loading logo of ${venue}:`;
  return `Error loading image for ${image} in ${venue}:`;
}

function mark({ target, type }: Pick<Event, 'target' | 'type'>): void {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return;
  const failed = type === 'error';
  target.toggleAttribute('data-failed', failed);
  const address = target.currentSrc || target.src;
  if (failed) logFailure(pictureFailure(address, target.className === 'logo'), address);
}

/**
 * Logs pictures that fail and marks them, so that the style sheet can take them out; a picture that loads after all (its
 * file was mended while the page is open) is shown again. Those that failed before are found by how they look.
 */
export function watchPictures(page: Document): void {
  for (const target of page.images) {
    if (!target.complete || target.naturalWidth > 0 || !target.currentSrc) continue;
    // Some browsers know no width of a drawing that does not say its own.
    target.decode().catch(() => mark({ target, type: 'error' }));
  }
  for (const type of ['error', 'load', 'loadeddata']) page.addEventListener(type, mark, true);
}

/**
 * The signs of allergens are characters of a font that the style sheet names. Where it cannot be had, the page is marked, so that their
 * words are seen in their place. To be called when the page is quiet.
 */
export async function watchSigns(page: Document): Promise<void> {
  const { signs: sign } = page.querySelector<HTMLElement>('.signs[data-signs]')?.dataset ?? {};
  if (!sign) return;
  try {
    await styleOf(page);
    const faces = await page.fonts.load("1em 'Carta signs'", sign);
    if (faces.length === 0) throw new Error('There is no font of signs');
  } catch (cause) {
    page.documentElement.toggleAttribute('data-no-signs', true);
    logFailure('Error loading allergen icons:', cause);
  }
}

/** Waits for the style sheet that follows the first paint, or its failure. */
async function styleOf(page: Document): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}
