/** Puts a player in the place of the tile that stands for a video (specification, point 2: looping, muted). */
export function startVideo(popup: Element): void {
  const tile = popup.querySelector<HTMLElement>('[data-video]');
  if (!tile) return;
  const player = document.createElement('video');
  player.className = 'picture';
  const { video = '', poster = '' } = tile.dataset;
  player.src = video;
  player.poster = poster;
  // Set as a property, too: without it browsers do not let a made element play by itself.
  player.muted = true;
  player.loop = true;
  player.playsInline = true;
  player.autoplay = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  player.controls = !player.autoplay;
  tile.replaceWith(player);
}

/** A video must not go on playing in a popup that is closed. */
export function stopVideo(popup: Element): void {
  popup.querySelector('video')?.remove();
}
