import type { Line } from './line/open-line.ts';

/** The line to the server of the person who looks at the open panel (L18): one at a time, and none while the panel is closed. */
export function createPanelLine(open: (uid: string) => Line) {
  let current: string | undefined;
  let line: Line | undefined;

  /** Shows a code over the line. Without a line the code is offline, as without a network. */
  const show: Line['show'] = (barID, onState) => {
    if (line) return line.show(barID, onState);
    onState({ phase: 'offline' });
    return { close: () => undefined };
  };

  /** Takes the person who looks at the panel now; undefined: nobody. */
  function follow(uid: string | undefined): void {
    if (uid === current) return;
    line?.close();
    current = uid;
    line = uid === undefined ? undefined : open(uid);
  }

  return { follow, show };
}
