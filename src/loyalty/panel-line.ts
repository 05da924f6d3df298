import type { OpenLine, OpenShowing } from './code/code-store.ts';

type Line = ReturnType<OpenLine>;

/** The line to the server of the person who looks at the open panel (L18): one at a time, and none while the panel is closed. */
export class PanelLine {
  readonly #open: (uid: string) => Line;
  #uid: string | undefined;
  #line: Line | undefined;

  constructor(open: (uid: string) => Line) {
    this.#open = open;
  }

  /** Takes the person who looks at the panel now; undefined: nobody. */
  follow(uid: string | undefined): void {
    if (uid === this.#uid) return;
    this.#line?.close();
    this.#uid = uid;
    this.#line = uid === undefined ? undefined : this.#open(uid);
  }

  /** Shows a code over the line. Without a line the code is offline, as without a network. */
  readonly show: OpenShowing = (barID, onState) => {
    if (this.#line) return this.#line.show(barID, onState);
    onState({ phase: 'offline' });
    return { close: () => undefined };
  };
}
