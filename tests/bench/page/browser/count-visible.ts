/** What a reader can see of a page. */
export type Visible = { readonly visible: number; readonly characters: number };

/**
 * Counts the visible matches of a selector and the characters that a reader can see; runs inside the page. `innerText` would not do: it is
 * empty where `content-visibility: auto` has skipped what is still below the fold.
 */
export function countVisible(selector: string): Visible {
  const isShown = (element: Element | null): boolean =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  const readable = (root: Element): number => {
    let characters = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      if (text && isShown(node.parentElement)) characters += text.length;
    }
    return characters;
  };
  const visible = Array.from(document.querySelectorAll(selector)).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return isShown(element) && width > 0 && height > 0 && readable(element) > 0;
  });
  return { visible: visible.length, characters: readable(document.body) };
}
