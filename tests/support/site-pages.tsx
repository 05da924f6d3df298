import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { compileVenue, type Source } from '../../codegen/resolve/compile-venue.ts';
import { overlaysOf } from '../../codegen/emit/generate-venue.ts';
import { emitMenu } from '../../codegen/emit/venue-menu.ts';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { DetailPopup } from '../../src/menu/detail-popup.tsx';
import { ImageOverlay } from '../../src/menu/image-overlay.tsx';
import { InfoCard } from '../../src/menu/info-card.tsx';
import type { Menu, MenuTexts } from '../../src/menu/model.ts';
import { UnavailablePage } from '../../src/menu/unavailable-page.tsx';
import { VenuePage } from '../../src/menu/venue-page.tsx';
import { Component as NotFoundPage } from '../../src/shell/not-found-page.tsx';
import { everyEntry } from '../../src/preview/design/samples/every-entry.ts';
import { findLanguages } from '../../codegen/read/menus-folder.ts';
import { type Language, LANGUAGE_CODES } from '../../src/terms/house.ts';

export type SitePage = { readonly name: string; readonly languages: readonly Language[]; readonly page: ReactNode };

/** A venue of the tests' site with a menu and all its texts. */
export type SiteMenu = SitePage & { readonly menu: Menu; readonly texts: Readonly<Record<Language, MenuTexts>> };

const OVERLAYS: Partial<Record<ReturnType<typeof overlaysOf>[number], ComponentType>> = {
  DetailPopup,
  ImageOverlay,
  DemoPrompt,
};

const root = join(import.meta.dirname, '../site');

const { languages: known } = findLanguages(root, 'tests/site');

/** A menu file of the site, by its path below without the ending. */
const read = (path: string): Source => ({
  file: `tests/site/${path}.yaml`,
  id: path.replace(/.*\//, ''),
  text: readFileSync(join(root, `${path}.yaml`), 'utf8'),
  languages: known,
});

const venues = readdirSync(root)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const { venue } = compileVenue(read(name.replace('.yaml', '')), {
      languages: known,
      partial: (partial) => read(`_shared/${partial}`),
      images: (folder) => new Set(existsSync(join(root, 'img', folder)) ? readdirSync(join(root, 'img', folder)) : []),
    });
    if (!venue) throw new Error(`${name} has errors.`);
    return venue;
  });

/** The menus of the tests' site, each as its route module composes its page. */
export const siteMenus: readonly SiteMenu[] = venues
  .filter(({ status }) => status === 'open')
  .map((venue) => {
    const { menu: emitted, texts: table } = emitMenu(venue);
    const menu = emitted as Menu;
    const { id: name, languages, info } = menu;
    const [first] = languages;
    const texts = Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(language === first ? table.ofFirst(language) : table.of(language)),
      ]),
    ) as Record<Language, MenuTexts>;
    const page = (
      <VenuePage menu={menu} texts={texts} entries={everyEntry} {...(info && { info: InfoCard })}>
        {overlaysOf(menu).map((overlay) => {
          const Overlay = OVERLAYS[overlay];
          return Overlay && <Overlay key={overlay} />;
        })}
      </VenuePage>
    );
    return { name, languages, page, menu, texts };
  });

/** All pages of the tests' site that are documents in several languages, or in one. */
export const sitePages: readonly SitePage[] = [
  ...siteMenus,
  ...venues
    .filter(({ status }) => status !== 'open')
    .map(({ id, name }) => ({ name: id, languages: LANGUAGE_CODES, page: <UnavailablePage venue={name} /> })),
  { name: '404', languages: LANGUAGE_CODES, page: <NotFoundPage /> },
];
