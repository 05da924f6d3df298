import type { ResolvedVenue } from '../../resolve/venue.ts';
import { compileVenue } from '../../resolve/compile-venue.ts';

/** A menu that demonstrates all columns; the template table is made from it. */
const EXAMPLE = `venue: Mi bar
languages: es en
subtitle: Tapas desde el mediodía @en Tapas from noon
sections:
  - section: Para picar @en To share
    items:
      - note: Con cada bebida, una tapa @en A tapa with every drink
      - Croquetas de jamón @en Ham croquettes: 3.50 tapa / 7 media / 12 ración [gluten, huevos, lacteo]
      - Tortilla de patatas @en Potato omelette: 9.50 [huevos, ~gluten]
      - Aceitunas aliñadas @en Marinated olives: 3 []
      - Pescado del día @en Fish of the day: S.M [pescado]
      - item: Costillas a la miel @en Honey ribs
        price: 15.95
        allergens: gluten, soja
        description: Con patatas de la casa @en With house potatoes
        onlyNight: true
      - promo: Menú del día @en Menu of the day
        price: 14.90
        when: De lunes a viernes @en Monday to Friday
        includes: [Primero y segundo @en Starter and main, Bebida @en Drink]
  - section: Bebidas @en Drinks
    items:
      - heading: Refrescos @en Soft drinks
      - Agua @en Water: 2
      - item: Cerveza @en Beer
        prices: {Caña @en Small beer: 2.50, Jarra @en Pint: 5}
        allergens: gluten
      - Rioja @en Rioja: 3.20 copa / 18 botella [sulfitos]
`;

const LANGUAGES = ['es', 'en'];

/** The venue of the template. */
export function templateVenue(): ResolvedVenue {
  const { venue } = compileVenue(
    { file: 'template.yaml', id: 'template', text: EXAMPLE, languages: LANGUAGES },
    { languages: LANGUAGES, partial: () => undefined, images: () => new Set() },
  );
  if (venue === undefined) throw new Error('The template is a menu.');
  return venue;
}
