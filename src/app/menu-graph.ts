/**
 * The whole menu as structured data, for crawlers that run scripts: the document itself holds only where it stands
 * (docs/decisions/0010-structured-data-beside-the-page.md).
 */

/** What is read here of the data that the build has put into the head (`structured-data/restaurant-node.ts`). */
type Venue = { readonly hasMenu?: MenuReference | readonly MenuReference[] };
type MenuReference = { readonly '@id': string; readonly inLanguage: string };

const DATA = 'application/ld+json';

/** Fetches the menu in the page's language and puts it into the head. Where it does not come, nobody misses it. */
export async function addMenuGraph(page: Document): Promise<void> {
  const { hasMenu = [] } = JSON.parse(page.querySelector(`script[type="${DATA}"]`)?.textContent ?? '{}') as Venue;
  const menu = [hasMenu].flat().find(({ inLanguage }) => inLanguage === page.documentElement.lang);
  // The public address names the site's origin, which need not be the one that it is being read from.
  const answer = menu && (await fetch(new URL(menu['@id']).pathname).catch(() => undefined));
  if (!answer?.ok) return;
  const script = page.createElement('script');
  script.type = DATA;
  script.textContent = await answer.text();
  page.head.append(script);
}
