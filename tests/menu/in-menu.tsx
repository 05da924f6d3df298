import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { MenuContext } from '../../src/menu/menu-context.ts';
import type { Menu, MenuTexts } from '../../src/menu/model.ts';
import { spanishLookup, textLookup } from '../../src/menu/text-lookup.ts';
import { fixtureLoaders } from '../support/fixture-page.tsx';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';

const MENU: Menu = { id: 'bar', name: 'Bar', barID: 'bar', languages: ['es', 'en'], sections: [] };

type Words = { readonly es: MenuTexts; readonly en?: MenuTexts };

/** Renders one part of a menu with its texts in Spanish, or in English where those are given. */
export function renderInMenu<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  { es, en }: Words,
): RenderResult {
  const language: Language = en ? 'en' : 'es';
  const text = textLookup(en ?? es, es, 'es');
  return render(
    <InterfaceProvider language={language} texts={en ? interfaceEn : interfaceEs} {...fixtureLoaders}>
      <MenuContext value={{ menu: MENU, text, first: textLookup(es, es, 'es'), spanish: spanishLookup(en && es) }}>
        <Part {...props} />
      </MenuContext>
    </InterfaceProvider>,
  );
}
