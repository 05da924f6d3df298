import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Builder } from '../../src/menu/builder.tsx';
import { Conditions } from '../../src/menu/conditions.tsx';
import { Options } from '../../src/menu/options.tsx';
import { Promo } from '../../src/menu/promo.tsx';
import { SetMenu } from '../../src/menu/set-menu.tsx';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

/** The words of an element, with a blank between its parts. */
function wordsOf(element: Element): string {
  const parts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (parts.nextNode()) words.push(parts.currentNode.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ');
}

/** What a reader reads, line by line. */
const lines = (selector: string): string[] => Array.from(document.querySelectorAll(selector), wordsOf);

test('a promo shows price, hours, what it includes and its note', () => {
  const entry = { kind: 'promo', id: 'dia', prices: [{ amount: 14.99 }], includes: 2 } as const;
  const es = {
    dia: 'Menú',
    'dia/when': 'De lunes a viernes',
    'dia/includes.0': 'Burger',
    'dia/includes.1': 'Bebida',
    'dia/note': 'No en festivos',
  };
  renderInMenu(Promo, { entry }, { es });
  expect(lines('h3, .prices, .when, .lines li, .remark')).toEqual([
    'Menú',
    '14,99 €',
    'De lunes a viernes',
    'Burger',
    'Bebida',
    'No en festivos',
  ]);
});

describe('a builder', () => {
  const entry = {
    kind: 'builder',
    id: 'crea',
    prices: [{ amount: 12.95 }],
    steps: [
      { choose: 1, options: [{}, { prices: [{ amount: 2, plus: true }] }] },
      { choose: 'up to 2', options: [{}] },
      { choose: 'any', options: [{}] },
      { options: [{}] },
    ],
    extras: [{ prices: [{ amount: 2.9, plus: true }] }],
  } as const;
  const es = {
    crea: 'Crea tu burger',
    'crea/steps.0': 'Carne',
    'crea/steps.0.options.0': 'Vaca',
    'crea/steps.0.options.1': 'Buey',
    'crea/steps.1': 'Ingredientes',
    'crea/steps.1.options.0': 'Tomate',
    'crea/steps.2': 'Salsas',
    'crea/steps.2.options.0': 'BBQ',
    'crea/steps.3': 'Pan',
    'crea/steps.3.options.0': 'Brioche',
    'crea/extras.0': 'Costilla',
  };

  test('shows base price, steps, how many to choose, options with what they add, and extras', () => {
    renderInMenu(Builder, { entry }, { es });
    expect(screen.getByText('12,95 €')).toBeDefined();
    expect(lines('h4')).toEqual(['Carne', 'Ingredientes', 'Salsas', 'Pan', 'Extras']);
    expect(lines('.instruction')).toEqual(['Elige 1', 'Elige hasta 2', 'Elige lo que quieras']);
    expect(lines('.choices li')).toEqual(['Vaca', 'Buey +2,00 €', 'Tomate', 'BBQ', 'Brioche', 'Costilla +2,90 €']);
  });
});

test('options show each choice with what it adds', () => {
  const entry = {
    kind: 'options',
    id: 'options-cambios',
    choices: [{ options: [{}, { prices: [{ amount: 0.6, plus: true }] }] }],
  } as const;
  const es = {
    'options-cambios': 'Cambios',
    'options-cambios/choices.0': 'Guarnición',
    'options-cambios/choices.0.options.0': 'Patatas',
    'options-cambios/choices.0.options.1': 'Boniato',
  };
  renderInMenu(Options, { entry }, { es });
  expect(lines('h3, h4, .choices li')).toEqual(['Cambios', 'Guarnición', 'Patatas', 'Boniato +0,60 €']);
});

describe('a menu of several courses', () => {
  const es = {
    m: 'Menú 1',
    'm/per': 'por pareja',
    'm/courses.0': 'Entrantes',
    'm/courses.0.dishes.0': 'Jamón',
    'm/courses.0.dishes.1': 'Queso',
    'm/drink.options.0': 'Vino',
    'm/drink.condition': 'Una botella cada dos personas',
    'm/includes.0': 'Pan',
  };

  test('shows price per person, courses, drink with its condition, and what it includes', () => {
    const entry = {
      kind: 'setMenu',
      id: 'm',
      prices: [{ amount: 42 }],
      courses: [{ dishes: 2 }],
      drink: { options: 1, condition: true },
      includes: 1,
    } as const;
    renderInMenu(SetMenu, { entry }, { es });
    expect(lines('.per')).toEqual(['42,00 € por persona']);
    expect(lines('.course')).toEqual([
      'Entrantes Jamón Queso',
      'Bebida Vino Una botella cada dos personas',
      'Incluye Pan',
    ]);
  });

  test('shows per what its price is when that is not a person', () => {
    const entry = { kind: 'setMenu', id: 'm', prices: [{ amount: 60 }], ownPer: true, courses: [] } as const;
    renderInMenu(SetMenu, { entry }, { es });
    expect(lines('.per')).toEqual(['60,00 € por pareja']);
  });
});

test('conditions are numbered, and have the details of a bank transfer', () => {
  const entry = {
    kind: 'conditions',
    id: 'conditions-reserva',
    conditions: [{ bankTransfer: { account: 'ES00 0000', holder: 'La Prueba S.L.' } }, {}],
  } as const;
  const es = {
    'conditions-reserva/conditions.0': 'Reserva',
    'conditions-reserva/conditions.0.text': 'Se paga el 50 %.',
    'conditions-reserva/conditions.0.instructions': 'Indica la fecha.',
    'conditions-reserva/conditions.1': 'Comensales',
  };
  renderInMenu(Conditions, { entry }, { es });
  expect(lines('ol > li > h3')).toEqual(['Reserva', 'Comensales']);
  expect(lines('.transfer h4, dt, dd')).toEqual([
    'Transferencia bancaria',
    'Cuenta',
    'ES00 0000',
    'Titular',
    'La Prueba S.L.',
  ]);
  expect(screen.getByText('Se paga el 50 %.')).toBeDefined();
  expect(screen.getByText('Indica la fecha.')).toBeDefined();
});
