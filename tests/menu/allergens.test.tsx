import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Allergens } from '../../src/menu/allergens.tsx';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

const show = (props: Parameters<typeof Allergens>[0]) => renderInMenu(Allergens, props, { es: {} });

describe('Allergens', () => {
  test('lists what is contained by name', () => {
    show({ contains: ['frutos con cáscara', 'gluten'], mayContain: undefined });
    const names = within(screen.getByRole('list', { name: 'Contiene' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Frutos de cáscara', 'Gluten']);
  });

  test('lists apart what is only possible', () => {
    show({ contains: ['gluten'], mayContain: ['soja'] });
    expect(screen.getByRole('list', { name: 'Puede contener trazas de' }).textContent).toBe('Soja');
  });

  test('says so where the venue declares that there are none', () => {
    show({ contains: [], mayContain: undefined });
    expect(screen.getByText('El establecimiento declara que no contiene ninguno de los 14 alérgenos')).toBeDefined();
  });

  test('does not say so beside possible ones', () => {
    show({ contains: [], mayContain: ['soja'] });
    expect(screen.queryByText(/ninguno/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Contiene' })).toBeNull();
  });

  test('claims nothing where nothing is declared, and says so', () => {
    const { container } = show({ contains: undefined, mayContain: undefined });
    expect(container.textContent).toBe('Alérgenos no declarados');
  });
});
