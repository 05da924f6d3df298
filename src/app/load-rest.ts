/**
 * Fetches the rest of the style and the second script once the first paint is done: nothing competes with it. The root element names
 * both (`documentOf`).
 */
export function loadRest(page: Document): void {
  const rest = page.getElementById('root')?.dataset['rest'];
  if (!rest) return;
  const add = (tag: string, values: object): void => page.head.append(Object.assign(page.createElement(tag), values));
  requestAnimationFrame(() =>
    setTimeout(() => {
      add('link', { rel: 'stylesheet', href: `${rest}.css` });
      add('script', { src: `${rest}.js` });
    }),
  );
}
