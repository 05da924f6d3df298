import type { Browser } from 'playwright-core';
import type { Visible } from '../browser/count-visible.ts';
import { newMobileContext } from '../browser/launch.ts';
import { NAVIGATION, showsSameMenu, shownAfter } from './shown-after.ts';

/** What is shown with scripts and without, and whether the menu is there without and can be moved about in. */
export type NoScriptCheck = {
  readonly with: Visible;
  readonly without: Visible;
  /** Links inside of the page, without scripts, and how many of them lead nowhere. */
  readonly links: number;
  readonly deadLinks: number;
  readonly works: boolean;
};

/** Is the menu there when scripts do not run? Compared with what the page shows with scripts. */
export async function checkWithoutScript(browser: Browser, url: string, items: string): Promise<NoScriptCheck> {
  const look = async (javaScriptEnabled: boolean): Promise<{ shown: Visible; links: number; deadLinks: number }> => {
    const context = await newMobileContext(browser, { javaScriptEnabled });
    try {
      const page = await context.newPage();
      const shown = await shownAfter(page, () => page.goto(url, NAVIGATION), items);
      return { shown, ...(await page.evaluate(countLinks)) };
    } finally {
      await context.close();
    }
  };
  const { shown: withScript } = await look(true);
  const { shown: without, links, deadLinks } = await look(false);
  return {
    with: withScript,
    without,
    links,
    deadLinks,
    works: showsSameMenu(without, withScript) && deadLinks === 0,
  };
}

/** Runs in the page. */
function countLinks(): { links: number; deadLinks: number } {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const dead = links.filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  return { links: links.length, deadLinks: dead.length };
}
