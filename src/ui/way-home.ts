import type { InterfaceTexts } from '../i18n/texts.ts';
import { DEMO, HOME } from '../terms/own-site.ts';

/** The words of the link to the base path. Only a demo is called a sample: a venue's own menu may be there. */
export const wayHome = ({ notFound, profile }: InterfaceTexts): string =>
  HOME === DEMO ? notFound.home : profile.backToMenu;
