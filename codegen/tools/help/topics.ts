import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { MARKS } from '../../../src/terms/marks.ts';
import { flagOf } from '../../validate/marks.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';

/** A help page about one rule of the menu language, with a complete menu as example. */
export type Topic = { readonly summary: string; readonly rules: string; readonly example: string };

/** Words of the menu language in a row; those with a space in quotes. */
const words = (row: readonly string[]): string =>
  row.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');

/** The topics of `carta help`. Every example is a formatted menu that compiles without warnings. */
export const TOPICS = {
  prices: {
    summary: 'amounts, labels, prices that are words',
    rules: `Write the price after the colon, in euros, VAT included.
  9,50  9.5  9.50 €  9.50    are the same price; a price has two decimals at most
  3 tapa / 7 media / 12 ración    several prices, each with its label, and / between them
Labels that are translated by themselves: ${words(STANDARD_LABELS)}.
Any other word is a label of your own; in the long form it may be translated.
By weight or piece: the long form with price: 9,80 and unit: /100 g.
A price that does not begin with a digit is shown as it is (S.M, Consultar), and so is one in quotes
that is more than a price ("2 x 5 €"). Nothing after the colon: no price.
Only options, extras and dishes of set menus can have a plus sign.`,
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Agua @en Water: 2
      - Croquetas @en Croquettes: 3.50 tapa / 7 media / 12 ración
      - Pulpo @en Octopus: S.M
      - Vino de la casa @en House wine: 3 copa / 14 botella
      - item: Cerveza @en Beer
        prices: {Caña @en Small: 2.50, Jarra @en Pint: 5}
`,
  },
  allergens: {
    summary: 'what a dish contains, may contain, or does not contain',
    rules: `Write allergens in brackets after the price, or after allergens: in the long form.
  [gluten, lacteo]    it contains them
  [gluten, ~soja]     it contains gluten and may contain traces of soya
  []                  you declare that it contains none of the fourteen
  no brackets         you declare nothing, and the menu says so: it is not the same as none
The fourteen: ${words(ALLERGENS.slice(0, 11))}
${words(ALLERGENS.slice(11))}. Capitals, accents and a plural s do not matter; any other word is an error.
If the name or the description speaks of prawns, bread or cheese and the dish does not declare it, check
warns. If it really contains none: confirmed: [lacteo] in the long form.`,
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Ensaladilla @en Potato salad: 6 [huevos, pescado, ~mostaza]
      - Aceitunas @en Olives: 3 []
      - Tarta de nueces @en Walnut cake: 5 [frutos con cáscara, gluten, huevos, lacteo]
      - Caldo del día @en Soup of the day: 4
      - item: Costillas @en Ribs
        price: 15.95
        allergens: gluten, soja, ~sesamo
`,
  },
  marks: {
    summary: 'vegetarian, gluten-free, spicy; how much there is',
    rules: `Write marks after the price and the allergens, or after marks: in the long form, on whatever has a name.
  ${MARKS.map(flagOf).join(' ')}
  marks: vegano, sin gluten    the same in the long form, with commas
Capitals, accents and gender do not matter (vegana). A vegan dish is vegetarian, too.
A mark that contradicts the allergens is an error, and a mark declares no allergens.
  quantity: 12 unidades @en 12 pieces    is shown small after the name; 600 g needs no translation`,
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Hummus @en Hummus: 6,50 [sesamo] vegano sinGluten
      - item: Alitas @en Wings
        price: 9
        allergens: soja
        marks: muy picante, casero
        quantity: 12 unidades @en 12 pieces
`,
  },
  languages: {
    summary: 'one text in several languages',
    rules: `Write the languages of a menu at the top: languages: es en fr. The first is that of a text without a tag.
  Agua @en Water @fr Eau    the other languages, each after its tag
  Naan @*                   the same in all languages
  Pan @* Bread @fr Pain     in French Pain, in Spanish Pan, in all others Bread
A long text goes on in the line below, indented further.
If a text lacks a language, check warns, and the diner reads the first. If requiredLanguages: has it, it is an error.
@elmoreno and ana@bar.es are ordinary words; write \\@en if @en is an ordinary word, too.
"carta translations" lists what is missing.`,
    example: `venue: Bar Ejemplo
languages: es en fr
requiredLanguages: es

sections:
  - section: Carta @en Menu @fr Carte
    items:
      - Agua @en Water @fr Eau: 2
      - item: Costillas a la miel @en Honey ribs @fr Travers au miel
        price: 15.95
        description: Con patatas de la casa
          @en With house potatoes
          @fr Avec pommes de terre maison
      - Naan @*: 3 [gluten]
      - note: {es: Pan incluido, en: Bread included, fr: Pain compris}
`,
  },
  times: {
    summary: 'when a dish or a section is served, when the venue is open',
    rules: `All times are those of the venue, wherever the diner's phone is: its own timeZone, else the site's.
  served: lun-vie 13-16              days and hours; outside of them it is not shown
  served: 1/6-15/9                   dates of every year, both included
  served: vie,sab 23-3; dom 12-15    several; an end before its start is on the next day
  onlyNight on a dish       from 19:00 to 3:00
  onlyDay on a dish         from 3:00 to 19:00
  onlyNight on a section    from 17:00 to 3:00
  hidden on either          kept in the file, not shown at any time
On one line onlyNight, onlyDay and hidden are the last words; in the long form each is a field: onlyNight: true.
Of the venue:
  hours: mar-sab 13-16,20-24; dom 13-17
  closed: [24/12, 1/8-15/8, 6/1/2027]`,
    example: `venue: Bar Ejemplo
languages: es en
hours: mar-dom 12-24
closed: [24/12, 25/12]

sections:
  - section: Menú del día @en Lunch menu
    served: mar-vie 13-16
    items:
      - Lentejas @en Lentil stew: 9 []

  - section: Carta @en Menu
    items:
      - Tostada @en Toast: 2,80 [gluten] onlyDay
      - Tabla de quesos @en Cheese board: 14,50 [lacteo] onlyNight
      - Calçots @en Calçots: 12 hidden
`,
  },
  sharing: {
    summary: 'what several venues of a chain have in common',
    rules: `Write what they share in menus/_shared/NAME.yaml, as a menu without venue:.
  - use: bebidas               all its sections, in the list of sections
  - use: bebidas#refrescos     one section; among the items of a section, its dishes
  without: [cola]              leaves dishes out
  prices: {agua: 2.50}         gives dishes another price
A dish is named as its address is: its name in lower case, without accents, with hyphens.`,
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - use: bebidas#refrescos
    without: [mosto]
    prices: {agua-mineral: 2.50}

  - section: Café @en Coffee
    items:
      - use: bebidas#cafes
`,
  },
  quotes: {
    summary: 'texts that need quotation marks',
    rules: `Put a text in quotes if it
  holds a colon and a space, or a space and #      "Tomate: el de temporada": 9,50
  begins with @ [ { & * ! % | > \` ' or "          "@elmoreno": 3
  is a colour                                      accent: "#9c2f1f"
  holds a comma, in brackets                       ["Pan, aceite y sal", Agua]
Indent with spaces, never with tabs. Everything after a space and # is a comment, which diners do not see.`,
    example: `venue: Bar Ejemplo
theme:
  accent: "#9c2f1f"

sections:
  - section: Carta
    items:
      - "Tomate: el de temporada": 9,50
      - promo: "Menú #1"
        includes: ["Pan, aceite y sal", Agua]
      # Esto no lo ve nadie.
      - Agua: 2
`,
  },
  layout: {
    summary: 'what "carta fmt" does to a file, and what it never does',
    rules: `Fields stand in the order of menus/README.md, blocks are indented by two, one blank line stands between sections and
at most one elsewhere, and quotes stand only where they are needed: double ones.
  3.5tapa/7          is left alone: it is an error
  3.5 tapa/7         becomes 3.50 tapa / 7
  [Soja,huevo]       becomes [huevos, soja]
  Agua   @en Water   becomes Agua @en Water
Commas stay commas, texts keep their words and lines, brackets stay brackets, and a comment stays with the line below it.
The menu says the same before and after: that is checked before a file is written. "carta fmt --check" writes nothing
and lists the files that are not formatted.`,
    example: `# La cabecera se queda arriba.
venue: Bar Ejemplo

sections:
  - section: Carta
    items:
      # Lo de siempre.
      - item: Croquetas
        prices: {tapa: 3.50, media: 7}
        allergens: gluten, huevos
        description: De jamón
`,
  },
} as const satisfies { readonly [name: string]: Topic };

export function topicPage(name: keyof typeof TOPICS): string {
  const { rules, example } = TOPICS[name];
  const shown = example.trimEnd().replaceAll(/^(?=.)/gm, '  ');
  return `${rules}\n\nExample:\n\n${shown}\n`;
}
