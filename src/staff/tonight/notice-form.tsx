import { useState } from 'react';
import { nextSix, nextTime } from '../../../server/protocol/service-day.ts';
import type { BarDishes, TonightNotice, Words } from '../../../server/protocol/tonight.ts';
import { LONGEST } from '../../../server/protocol/limits.ts';
import { PANEL } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { timeOf } from '../when.ts';
import { TextField } from './text-field.tsx';
import { Translations, trimmed, withText } from './translations.tsx';
import { useTonightState } from './use-tonight.ts';
import { WishForm } from './wish-form.tsx';
import type { Wish } from './wish.ts';

/** The form for tonight's notice above the menu (T4). */
export function NoticeForm() {
  const { words } = useStaff();
  const { dishes, news } = useTonightState();
  if (!dishes) return <output className={PANEL}>{words.loading}</output>;
  return <NoticeFields dishes={dishes} notice={news?.notice} />;
}

type NoticeFieldsProps = { readonly dishes: BarDishes; readonly notice: TonightNotice | undefined };

const MINUTE = 60_000;

/** The instant of a time: when the bar's clocks show it next; undefined where it is no time, or after the night (T4). */
function endOf(time: string, now: number, zone: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const end = nextTime(now, zone, (Number(hours) * 60 + Number(minutes)) * MINUTE);
  return end <= nextSix(now, zone) ? end : undefined;
}

function NoticeFields({ dishes, notice }: NoticeFieldsProps) {
  const { words, tonight: texts } = useStaff();
  const { tonight } = useBar();
  const { zone } = tonight;
  const [first = 'es'] = dishes.languages;
  const [written, setText] = useState<Words>();
  const [chosen, setTime] = useState<string>();
  // The notice may change while somebody is writing.
  const text = written ?? notice?.text ?? {};
  const [usual] = useState(() => nextSix(tonight.now, zone));
  const time = chosen ?? timeOf(notice?.until ?? usual, 'es', zone).padStart(5, '0');
  const [problem, setProblem] = useState<'text' | 'time'>();
  const wishOf = (form: HTMLFormElement): Wish | undefined => {
    const said = trimmed(text);
    const end = endOf(time, tonight.now, zone);
    if (said[first] !== undefined && end !== undefined) {
      return { do: 'notice', notice: { text: said, until: new Date(end).toISOString() } };
    }
    const what = said[first] === undefined ? 'text' : 'time';
    setProblem(what);
    form.querySelector<HTMLInputElement>(what === 'text' ? 'input' : '[type=time]')?.focus();
    return undefined;
  };
  return (
    <WishForm title={texts.notice} wishOf={wishOf} takeBack={notice && { do: 'unnotice' }}>
      <TextField
        label={texts.noticeText}
        lang={first}
        longest={LONGEST.notice}
        value={text[first] ?? ''}
        onChange={(given) => {
          setText(withText(text, first, given));
          setProblem(undefined);
        }}
        problem={problem === 'text' ? texts.noticeBad : undefined}
      />
      <Translations
        dishes={dishes}
        texts={[{ label: texts.noticeText, words: text, longest: LONGEST.notice, onChange: setText }]}
      />
      <TextField
        label={texts.endsAt}
        type="time"
        value={time}
        onChange={(given) => {
          setTime(given);
          setProblem(undefined);
        }}
        problem={problem === 'time' ? words.badEnd : undefined}
      />
    </WishForm>
  );
}
