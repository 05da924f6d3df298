/** The page of the design system: all parts of the product, rendered by itself, in its themes, by day and by night. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { partAddress, readDesign } from '../../src/preview/design/design-state.ts';
import { type Part, PARTS } from '../../src/preview/design/parts.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { watchConsole } from '../support/browser.ts';
import type { DevServer } from '../support/dev-server.ts';
import { inShort, LONG } from '../support/long.ts';
import { takePhone } from '../support/open-phone.ts';

const isFault = (line: string): boolean => /^(error|warning|uncaught)/.test(line);

/** What waits for an answer that a sample does not give moves without end. */
const STILL = { reducedMotion: 'reduce' } as const;

/** In short every twenty-fourth: each is a page of its own to the development server. */
const SOME_PARTS = PARTS.filter((_, index) => LONG || index % 24 === 0);

/** What breaks a rule in parts of the design system, which stands at an origin, by day and by night, or is said on the console. */
async function wrongIn(origin: string, parts: readonly Part[], search: string): Promise<string[]> {
  const page = await takePhone(STILL);
  const said = watchConsole(page);
  const wrong: string[] = [];
  for (const part of parts) {
    await page.goto(origin + partAddress({ ...readDesign(search), part }));
    await page.locator('html[data-shown]').waitFor();
    const found = [...(await violationsInBothColours(page)), ...said.splice(0).filter(isFault)];
    expect(await page.locator('#root :not(:empty)').count()).toBeGreaterThan(0);
    wrong.push(...found.map((each) => `${part}: ${each}`));
  }
  return wrong;
}

/** It is tested on a development server of the tests' menus, which takes long to start. */
export function testDesignSystem(server: () => DevServer): void {
  describe('the design system', () => {
    /** The first address of the site, without its path. */
    const origin = (): string => new URL(server().site).origin;

    it('breaks no rule in its parts, in the look of the house', async () => {
      expect(await wrongIn(origin(), SOME_PARTS, '')).toEqual([]);
    });

    it("breaks none in a venue's theme, in English, with twice the text", async () => {
      const more: readonly Part[] = LONG ? ['colours', 'type', 'signs', 'dish', 'cards', 'signIn', 'staffFigures'] : [];
      expect(await wrongIn(origin(), ['menu', ...more], '?theme=parrilla&text=200&language=en')).toEqual([]);
    });

    it('shows what is open over the menu, and gives it the focus of nobody', async () => {
      const page = await takePhone(STILL);
      const parts = [
        ['dish', 'Hamburguesa de la casa'],
        ['legend', 'Leyenda de alérgenos'],
        ['staffFigures', 'Por persona'],
        ['sections', 'Secciones'],
        ['claim', '¡Reclama tu tarjeta de sellos!'],
        ['waiter', '¿Este plato contiene gluten o lácteos, aunque sean trazas?'],
      ] as const;
      for (const [part, title] of inShort(1, parts)) {
        await page.goto(origin() + partAddress({ ...readDesign(''), part }));
        await page.getByText(title, { exact: true }).filter({ visible: true }).first().waitFor();
        await page.locator('html[data-shown]').waitFor();
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      }
    });

    it('follows a theme that is saved', async () => {
      const page = await takePhone(STILL);
      await page.goto(origin() + partAddress({ ...readDesign('?theme=parrilla'), part: 'colours' }));
      const accent = () =>
        page
          .getByRole('listitem')
          .filter({ hasText: /^accent#/ })
          .innerText();
      await expect.poll(accent).toContain('#ff8a3d');
      const file = join(server().folder, 'menus/parrilla.yaml');
      const menu = await readFile(file, 'utf8');
      onTestFinished(() => writeFile(file, menu));
      await writeFile(file, menu.replace('#ff8a3d', '#3dff8a'));
      await expect.poll(accent).toContain('#3dff8a');
    });

    it.runIf(LONG)(
      'stands by day and by night side by side, whatever the screen is, each frame as high as its part',
      async () => {
        const page = await takePhone({
          viewport: { width: 1280, height: 800 },
          hasTouch: false,
          isMobile: false,
          colorScheme: null,
        });
        const said = watchConsole(page);
        await page.goto(`${server().site}/_preview/design?part=colours&theme=taberna`);
        const [day, night] = await Promise.all(
          ['De día', 'De noche'].map(async (scheme) => {
            const frame = page.frameLocator(`iframe[title="Colores · ${scheme}"]`);
            const role = (name: string) => frame.getByRole('listitem').filter({ hasText: name });
            await role('on-accent').waitFor();
            return {
              ground: await role('ground').first().innerText(),
              ink: await role('ink').first().innerText(),
              fails: await frame.getByText('✗').count(),
              hidden: await frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight),
            };
          }),
        );
        expect(day?.ground).not.toBe(night?.ground);
        for (const shown of [day, night]) {
          expect(shown?.ink).toContain('✓ AA');
          expect([shown?.fails, shown?.hidden]).toEqual([0, 0]);
        }
        const choice = (name: RegExp) => page.getByRole('combobox', { name });
        await choice(/^Tema/).focus();
        await choice(/^Tema/).selectOption({ label: 'La Parrilla' });
        // All of them are some seventy pages in frames.
        await choice(/^Parte/).selectOption({ label: 'Todas' });
        expect(page.url()).toBe(`${server().site}/_preview/design?theme=parrilla`);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await violationsInBothColours(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
        expect(said.filter(isFault)).toEqual([]);
      },
    );
  });
}
