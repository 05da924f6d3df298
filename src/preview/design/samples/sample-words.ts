import { accountTexts } from '../../../../generated/account.ts';
import { consentTexts } from '../../../../generated/consent.ts';
import { interfaceTexts } from '../../../../generated/interface.ts';
import { laterTexts } from '../../../../generated/later.ts';
import { loyaltyTexts } from '../../../../generated/loyalty.ts';
import { staffTexts } from '../../../../generated/staff.ts';
import type { Language } from '../../../terms/house.ts';

/** All texts of the product in a language. */
export type SampleWords = Awaited<ReturnType<typeof loadSampleWords>>;

export async function loadSampleWords(language: Language) {
  const [texts, later, loyalty, account, staff, consent] = await Promise.all([
    interfaceTexts[language](),
    laterTexts[language](),
    loyaltyTexts[language](),
    accountTexts[language](),
    staffTexts[language](),
    consentTexts[language](),
  ]);
  return {
    language,
    texts: texts.texts,
    later: later.texts,
    loyalty: loyalty.texts.loyalty,
    account: account.texts.account,
    staff: staff.texts.staff,
    tonight: staff.texts.staffTonight,
    marks: staff.texts.marks,
    allergens: staff.texts.allergens,
    consent: consent.texts.consent,
  };
}
