/** Puts a player in the place of the tile that stands for a video (specification, point 2: looping, muted). */
export function startVideo(popup: Element): void {
  const tile = popup.querySelector<HTMLElement>('[data-video]');
  if (!tile) return;
  const { video: src = '', poster = '' } = tile.dataset;
  const autoplay = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const player = document.createElement('video');
  // `muted` as a property: without it browsers do not let a made element play by itself.
  const how = { muted: true, loop: true, playsInline: true, autoplay, controls: !autoplay };
  tile.replaceWith(Object.assign(player, { className: 'picture', src, poster, ...how }));
}

/** A video must not go on playing in a popup that is closed. */
export function stopVideo(popup: Element): void {
  popup.querySelector('video')?.remove();
}
