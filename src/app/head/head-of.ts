import { interfaceTexts } from '../../../generated/interface.ts';
import { staffTexts } from '../../../generated/staff.ts';
import type { Menu } from '../../menu/model.ts';
import type { VenueSummary } from '../../menu/route.ts';
import { groundsOf } from '../../menu/theme.ts';
import type { Language } from '../../terms/house.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { graphAddress, manifestAddress, NOT_FOUND, pageAddress, STAFF } from '../addresses.ts';
import { menuOf, summaries } from '../generated-menus.ts';
import { menuReference } from '../structured-data/menu-node.ts';
import type { RestaurantNode } from '../structured-data/nodes.ts';
import { restaurantNode } from '../structured-data/restaurant-node.ts';
import { dataScript } from './tags.ts';
import { plainHead, venueHead } from './page-heads.ts';
import { sharePictures, type SharePictures } from './share-pictures.ts';

const ORIGIN = import.meta.env.PUBLIC_URL;

type Page = { readonly path: string; readonly venue?: string };

/** A page's own tags of the head in one language, as HTML. `venue` is the name of its menu file. */
export async function headOf({ path, venue }: Page, language: Language): Promise<string> {
  const pictures = sharePictures(venue);
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

/** The title and the description of a page that is no menu. */
async function shellWords(path: string, language: Language): Promise<{ title: string; description: string }> {
  if (path === STAFF) return (await staffTexts[language]()).texts.staff;
  const { notFound, profile } = (await interfaceTexts[language]()).texts;
  if (path === NOT_FOUND) return { title: notFound.title, description: notFound.text };
  return { title: profile.title, description: profile.about };
}

/** The venue as structured data, with the addresses of its menus: the page does not hold a menu twice. */
function venueData(menu: Menu, { path, languages }: VenueSummary<Language>, { share }: SharePictures): RestaurantNode {
  const menus = languages.map((language) => menuReference(ORIGIN + graphAddress(path, language), language));
  return restaurantNode(menu, { page: ORIGIN + pageAddress(path), picture: ORIGIN + pictureUrl(share) }, menus);
}
