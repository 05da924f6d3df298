import { interfaceTexts } from '../../generated/interface.ts';
import { laterTexts } from '../../generated/later.ts';
import type { TextLoaders } from '../i18n/language-store.ts';

/** The texts of the interface, as they were generated. */
export const loaders: TextLoaders = {
  loaders: interfaceTexts,
  later: laterTexts,
  offers: () => import('../../generated/offers.ts'),
};
