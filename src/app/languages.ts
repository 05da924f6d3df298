/** The script in the head of pages in several languages: a page that is about to change its language shows no text before that, not even briefly. */
import { awaitLanguage } from '../page/await-language.ts';

awaitLanguage(document);
