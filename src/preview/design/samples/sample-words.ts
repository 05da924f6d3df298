import { accountTexts } from '../../../../generated/account.ts';
import { consentTexts } from '../../../../generated/consent.ts';
import { interfaceTexts } from '../../../../generated/interface.ts';
import { overlayTexts } from '../../../../generated/overlay.ts';
import { loyaltyTexts } from '../../../../generated/loyalty.ts';
import { staffTexts } from '../../../../generated/staff.ts';
import type { Language } from '../../../terms/house.ts';

/** All texts of the product in a language. */
export type SampleWords = Awaited<ReturnType<typeof loadSampleWords>>;

export async function loadSampleWords(language: Language) {
  const [texts, overlay, loyalty, account, staff, consent] = await Promise.all([
    interfaceTexts[language](),
    overlayTexts[language](),
    loyaltyTexts[language](),
    accountTexts[language](),
    staffTexts[language](),
    consentTexts[language](),
  ]);
  return {
    language,
    texts: texts.texts,
    overlay: overlay.texts,
    loyalty: loyalty.texts.loyalty,
    account: account.texts.account,
    staff: staff.texts.staff,
    tonight: staff.texts.staffTonight,
    marks: staff.texts.marks,
    allergens: staff.texts.allergens,
    consent: consent.texts.consent,
  };
}
