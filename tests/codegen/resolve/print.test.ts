import { expect, test } from 'vitest';
import { toInspect } from '../../../codegen/resolve/print.ts';
import { expectValid } from '../support/compile.ts';

/** The example of the menu language's contract. */
const EL_MORENO = `
venue: El Moreno
languages: es en fr
contact:
  phone: 958123456
  address: Calle Elvira 12, Granada
  instagram: elmoreno
sections:
  - section: Para picar @en To share @fr À partager
    items:
      - Croquetas de jamón @en Ham croquettes @fr Croquettes au jambon: 3.50 tapa / 7 media / 12 ración [gluten, huevos, lacteo]
      - Pulpo a la gallega @en Galician octopus @fr Poulpe à la galicienne: S.M [molusco]
      - Tabla de quesos @en Cheese board @fr Plateau de fromages: 14,50 [lacteo] onlyNight
      - item: Costillas a la miel @en Honey ribs @fr Travers au miel
        price: 15.95
        allergens: gluten, soja
        image: costillas
        detailedPopup: true
        description: Con patatas de la casa @en With house potatoes @fr Avec pommes de terre maison
  - section: Bebidas @en Drinks @fr Boissons
    items:
      - heading: Refrescos @en Soft drinks @fr Boissons sans alcool
      - Agua @en Water @fr Eau: 2
`;

test('the example of the contract', () => {
  const venue = expectValid(EL_MORENO, { images: { bar: ['costillas.jpg', 'logo.svg'] } });
  expect(toInspect(venue)).toEqual({
    id: 'bar',
    name: 'El Moreno',
    barID: 'bar',
    status: 'open',
    urlPath: false,
    languages: ['es', 'en', 'fr'],
    contact: {
      phone: { text: '958123456', href: 'tel:+34958123456' },
      address: 'Calle Elvira 12, Granada',
      instagram: 'https://www.instagram.com/elmoreno',
    },
    sections: [
      {
        id: 'para-picar',
        title: { es: 'Para picar', en: 'To share', fr: 'À partager' },
        hidden: false,
        onlyNight: false,
        entries: [
          {
            kind: 'item',
            variant: 'simple',
            id: 'croquetas-de-jamon',
            name: { es: 'Croquetas de jamón', en: 'Ham croquettes', fr: 'Croquettes au jambon' },
            prices: [
              { label: 'tapa', amount: 3.5 },
              { label: 'media', amount: 7 },
              { label: 'racion', amount: 12 },
            ],
            isFood: true,
            allergens: ['gluten', 'huevos', 'lacteo'],
          },
          {
            kind: 'item',
            variant: 'simple',
            id: 'pulpo-a-la-gallega',
            name: { es: 'Pulpo a la gallega', en: 'Galician octopus', fr: 'Poulpe à la galicienne' },
            prices: [{ amount: 'S.M' }],
            allergens: ['molusco'],
          },
          {
            kind: 'item',
            variant: 'simple',
            id: 'tabla-de-quesos',
            name: { es: 'Tabla de quesos', en: 'Cheese board', fr: 'Plateau de fromages' },
            prices: [{ amount: 14.5 }],
            allergens: ['lacteo'],
            onlyNight: true,
          },
          {
            kind: 'item',
            variant: 'full',
            id: 'costillas-a-la-miel',
            name: { es: 'Costillas a la miel', en: 'Honey ribs', fr: 'Travers au miel' },
            prices: [{ amount: 15.95 }],
            allergens: ['gluten', 'soja'],
            description: {
              es: 'Con patatas de la casa',
              en: 'With house potatoes',
              fr: 'Avec pommes de terre maison',
            },
            image: 'costillas',
            detailedPopup: true,
          },
        ],
      },
      {
        id: 'bebidas',
        title: { es: 'Bebidas', en: 'Drinks', fr: 'Boissons' },
        hidden: false,
        onlyNight: false,
        entries: [
          { kind: 'heading', text: { es: 'Refrescos', en: 'Soft drinks', fr: 'Boissons sans alcool' } },
          {
            kind: 'item',
            variant: 'simple',
            id: 'agua',
            name: { es: 'Agua', en: 'Water', fr: 'Eau' },
            prices: [{ amount: 2 }],
          },
        ],
      },
    ],
  });
});

test('what the contract does not name is left out', () => {
  const venue = expectValid(
    'venue: Bar\nsections:\n- section: Carta\n  items:\n  - options: Extras\n    choices: [{title: Salsa, options: [BBQ: +0.60]}]\n',
    { images: { bar: ['logo.svg'] } },
  );
  expect(venue.logoFile).toBe('bar/logo.svg');
  expect(toInspect(venue)).toEqual({
    id: 'bar',
    name: 'Bar',
    barID: 'bar',
    status: 'open',
    urlPath: false,
    languages: ['es'],
    sections: [
      {
        id: 'carta',
        title: { es: 'Carta' },
        hidden: false,
        onlyNight: false,
        entries: [
          {
            kind: 'options',
            title: { es: 'Extras' },
            choices: [{ title: { es: 'Salsa' }, options: [{ name: { es: 'BBQ' }, prices: [{ amount: 0.6 }] }] }],
          },
        ],
      },
    ],
  });
});
