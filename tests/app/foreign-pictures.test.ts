import { expect, it } from 'vitest';
import { foreignPictures } from '../../src/app/foreign-pictures.ts';

it('finds pictures of other hosts wherever a menu has them, and no other links', () => {
  const menu = {
    logo: 'https://pictures.example/logo.svg',
    contact: { instagram: 'https://www.instagram.com/elmoreno' },
    sections: [
      {
        image: 'el-moreno/barra.jpg',
        entries: [
          { image: 'https://pictures.example/dish.jpg', icon: 'https://icons.example/hot.svg' },
          { link: 'https://www.instagram.com/reel/1', badge: 'https://icons.example/quality.svg' },
        ],
      },
    ],
  };
  expect(foreignPictures(menu)).toEqual([
    'https://pictures.example/logo.svg',
    'https://pictures.example/dish.jpg',
    'https://icons.example/hot.svg',
    'https://icons.example/quality.svg',
  ]);
});

it('finds none where there is no menu', () => {
  expect(foreignPictures(undefined)).toEqual([]);
});
