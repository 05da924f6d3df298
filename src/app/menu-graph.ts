/**
 * The whole menu as structured data, for robots that run scripts: the document itself contains only its address
 * (docs/decisions/0010-structured-data-beside-the-page.md).
 */

/** The part of the page's structured data (`structured-data/restaurant-node.ts`) that this module reads. */
type Venue = { readonly hasMenu?: MenuReference | readonly MenuReference[] };
type MenuReference = { readonly '@id': string; readonly inLanguage: string };

const DATA = 'application/ld+json';

/** Fetches the menu in the page's language and puts it into the head. A failure is ignored. */
export async function addMenuGraph(page: Document): Promise<void> {
  const { hasMenu = [] } = JSON.parse(page.querySelector(`script[type="${DATA}"]`)?.textContent ?? '{}') as Venue;
  const menu = [hasMenu].flat().find(({ inLanguage }) => inLanguage === page.documentElement.lang);
  // The public address has the site's origin, which can differ from the one that serves this page.
  const answer = menu && (await fetch(new URL(menu['@id']).pathname).catch(() => undefined));
  if (!answer?.ok) return;
  const script = page.createElement('script');
  script.type = DATA;
  script.textContent = await answer.text();
  page.head.append(script);
}
