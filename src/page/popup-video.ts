/** Replaces the tile of a video with a player (specification, point 2: looping, muted), which has the popup's name. */
export function startVideo(popup: Element): void {
  const tile = popup.querySelector<HTMLElement>('[data-video]');
  if (!tile) return;
  const { video: src = '', poster = '' } = tile.dataset;
  const autoplay = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const player = document.createElement('video');
  // `muted` as a property: without it browsers block autoplay of an element made by a script.
  const how = { muted: true, loop: true, playsInline: true, autoplay, controls: !autoplay, ariaLabel: popup.ariaLabel };
  tile.replaceWith(Object.assign(player, { className: 'picture', src, poster, ...how }));
}
