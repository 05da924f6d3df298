/** What fills a slot that is not a copy of the row's own part. */
function pictureOf(source: HTMLElement): Node[] {
  const { video } = source.dataset;
  if (!video) {
    const image = source.cloneNode() as HTMLImageElement;
    image.removeAttribute('loading');
    return [image];
  }
  const player = document.createElement('video');
  player.src = video;
  // Set as a property, too: without it browsers do not let a made element play by itself.
  player.muted = true;
  player.loop = true;
  player.playsInline = true;
  player.autoplay = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  player.controls = !player.autoplay;
  return [player];
}

/**
 * Fills a popup from the row that it was opened from: each `[data-slot]` with a copy of what the row's element of that class holds.
 * What has nothing to show is hidden: a slot, the `[data-part]` around it, and a `[data-without]` beside what it
 * names.
 */
export function fillSlots(popup: Element, row: Element): void {
  for (const slot of popup.querySelectorAll<HTMLElement>('[data-slot]')) {
    const name = slot.dataset['slot'] ?? '';
    const source = row.querySelector<HTMLElement>(`.${name}`);
    const box = slot.closest<HTMLElement>('[data-part]') ?? slot;
    box.hidden = !source;
    if (!source) slot.replaceChildren();
    else if (name === 'picture') slot.replaceChildren(...pictureOf(source));
    else slot.replaceChildren(...Array.from(source.childNodes, (node) => node.cloneNode(true)));
    slot.lang = source?.lang ?? '';
  }
  for (const line of popup.querySelectorAll<HTMLElement>('[data-without]')) {
    line.hidden = row.querySelector(line.dataset['without'] ?? '') !== null;
  }
}

/** Empties the picture: a video must not go on playing. */
export function stopPicture(popup: Element): void {
  popup.querySelector('[data-slot=picture]')?.replaceChildren();
}
