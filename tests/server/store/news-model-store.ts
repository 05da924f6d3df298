import type { Special } from '../../../server/protocol/tonight.ts';
import { Denied, type NewsCommand, type Store } from '../../../server/store/store.ts';
import type { Change } from '../../../server/tonight/decide-news.ts';
import type { BarNews } from '../../../server/tonight/news-at.ts';
import { isLive, type NewsRow } from '../../../server/tonight/news-row.ts';
import { PEOPLE, PRICES, type Step, type Told } from './news-model.ts';

const ZONE = 'Europe/Madrid';

/** Takes the model's steps in a store, at a bar of its own, and answers in the model's terms. */
export async function createNewsModelStore(store: Store, barID: string) {
  // Noon of Madrid: no change of clocks is near.
  let now = Date.parse('2026-05-04T10:00:00Z');
  for (const role of ['owner', 'staff'] as const) {
    const { token } = await store.invite({ by: undefined, barID, role, now });
    await store.accept({ uid: `${barID}-${role === 'owner' ? 'owner' : 'waiter'}`, name: '', token, now });
  }
  const specials: string[] = [];
  const idOf = (back: number): string => specials.at(-1 - back) ?? 'none';
  const special = (price: number): Special => ({ name: { es: 'Arroz' }, price, allergens: 'undeclared' });

  function changeOf(step: Exclude<Step, { do: 'wait' }>): Change {
    switch (step.do) {
      case 'mark':
        return { do: 'mark', dishID: `dish-${step.dish}`, until: step.forLong ? 'notice' : 'day' };
      case 'price':
        return { do: 'price', dishID: `dish-${step.dish}`, amount: step.cents / 100 };
      case 'unmark':
        return { do: 'take-back', what: 'sold-out', subject: `dish-${step.dish}` };
      case 'unprice':
        return { do: 'take-back', what: 'price', subject: `dish-${step.dish}` };
      case 'write':
        return { do: 'special', specialID: undefined, special: special(step.price) };
      case 'rewrite':
        return { do: 'special', specialID: idOf(step.back), special: special(step.price) };
      case 'unwrite':
        return { do: 'take-back', what: 'special', subject: idOf(step.back) };
      case 'notice': {
        const until = new Date(now + step.after * 1_000).toISOString();
        return { do: 'notice', notice: { text: { es: `${step.text}` }, until } };
      }
      case 'unnotice':
        return { do: 'take-back', what: 'notice', subject: '' };
    }
  }

  function wordsOf({ subject, content, ends }: NewsRow): string {
    const left = ends === null ? 'on' : (ends - now) / 1_000;
    switch (content.what) {
      case 'sold-out':
        return `gone ${subject.slice('dish-'.length)}  ${left}`;
      case 'price':
        return `price ${subject.slice('dish-'.length)} ${Math.round(content.amount * 100)} ${left}`;
      case 'special':
        return `special ${specials.indexOf(subject)} ${content.special.price} ${left}`;
      case 'notice':
        return `notice ${content.text.es} ${left}`;
    }
  }

  const told = ({ rows }: BarNews): Told => ({
    said: rows
      .filter((row) => isLive(row, now))
      .map(wordsOf)
      .toSorted(),
  });

  return async (step: Step): Promise<Told> => {
    if (step.do === 'wait') {
      now += step.seconds * 1_000;
      return told(await store.newsOf({ barID }));
    }
    const price = 'dish' in step ? PRICES[step.dish] : undefined;
    const dish: NewsCommand['dish'] = price === undefined ? undefined : { name: 'A dish', price };
    try {
      const by = `${barID}-${PEOPLE[step.by]}`;
      const { news, subject, isNew } = await store.changeNews({
        by,
        barID,
        change: changeOf(step),
        dish,
        zone: ZONE,
        now,
      });
      if (isNew) specials.push(subject);
      return told(news);
    } catch (error) {
      if (error instanceof Denied) return { denied: error.code };
      throw error;
    }
  };
}
