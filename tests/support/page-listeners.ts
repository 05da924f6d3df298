/** Starts a script of a page; the returned function removes its listeners, as for a page that is left. */
export function startScript(start: () => void): () => void {
  const { end, remove } = recordListeners();
  start();
  end();
  return remove;
}

/** Records what listens to the page from now on, until its `end`; `remove` removes it. */
export function recordListeners(): { readonly end: () => void; readonly remove: () => void } {
  const added: (() => void)[] = [];
  const targets: readonly EventTarget[] = [window, document, document.body];
  const restore = targets.map((target) => {
    const add = target.addEventListener;
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>): void => {
      add.apply(target, listener);
      added.push(() => target.removeEventListener(...listener));
    };
    return () => {
      target.addEventListener = add;
    };
  });
  return {
    end: () => {
      for (const each of restore) each();
    },
    remove: () => {
      for (const each of added) each();
    },
  };
}
