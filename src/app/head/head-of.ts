import { interfaceTexts } from '../../../generated/interface.ts';
import { staffTexts } from '../../../generated/staff.ts';
import type { Language } from '../../i18n/language.ts';
import type { Menu } from '../../menu/model.ts';
import type { VenueSummary } from '../../menu/route.ts';
import { groundsOf } from '../../menu/theme.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { graphAddress, manifestAddress, pageAddress } from '../addresses.ts';
import { menuOf, summaries } from '../generated-menus.ts';
import { NOT_FOUND, STAFF } from '../page-names.ts';
import { menuReference } from '../structured-data/menu-node.ts';
import type { RestaurantNode } from '../structured-data/nodes.ts';
import { restaurantNode } from '../structured-data/restaurant-node.ts';
import { dataScript } from '../structured-data/script.ts';
import { plainHead } from './plain-head.ts';
import { sharePictures, type SharePictures } from './share-pictures.ts';
import { venueHead } from './venue-head.ts';

const ORIGIN = import.meta.env.PUBLIC_URL;

type Page = { readonly path: string; readonly venue?: string };

/**
 * What stands in a page's head of its own, as HTML, in one language. `venue` is the name of its menu file; `available` are the paths of all
 * pictures, below the image folder.
 */
export async function headOf(
  { path, venue }: Page,
  language: Language,
  available: ReadonlySet<string>,
): Promise<string> {
  const pictures = sharePictures(venue, available);
  const summary = venue === undefined ? undefined : summaries[venue];
  const { texts } = await interfaceTexts[language]();
  if (!summary) {
    return plainHead({ origin: ORIGIN, ...(await shellWords(path, language)), grounds: groundsOf(), pictures });
  }
  const menu = await menuOf(venue);
  const head = venueHead({
    origin: ORIGIN,
    address: pageAddress(path),
    manifest: manifestAddress(path),
    name: summary.name,
    grounds: groundsOf(menu?.theme),
    pictures,
    texts,
  });
  return menu ? head + dataScript(venueData(menu, summary, pictures)) : head;
}

/** What a page of the shell is called, and what it is for. */
async function shellWords(path: string, language: Language): Promise<{ title: string; description: string }> {
  if (path === STAFF) return (await staffTexts[language]()).texts.staff;
  const { notFound, profile } = (await interfaceTexts[language]()).texts;
  if (path === NOT_FOUND) return { title: notFound.title, description: notFound.text };
  return { title: profile.title, description: profile.about };
}

/** The venue, and where its menus stand as structured data: the page itself does not hold them twice. */
function venueData(menu: Menu, { path, languages }: VenueSummary, { share }: SharePictures): RestaurantNode {
  const menus = languages.map((language) => menuReference(ORIGIN + graphAddress(path, language), language));
  return restaurantNode(menu, { page: ORIGIN + pageAddress(path), picture: ORIGIN + pictureUrl(share) }, menus);
}
