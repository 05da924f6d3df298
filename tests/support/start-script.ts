/** Starts a script of a page; the returned function removes its listeners, so that the next test has a fresh page. */
export function startScript(start: () => void): () => void {
  const added: (() => void)[] = [];
  const targets: readonly EventTarget[] = [document, window];
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
  start();
  for (const each of restore) each();
  return () => {
    for (const remove of added) remove();
  };
}
