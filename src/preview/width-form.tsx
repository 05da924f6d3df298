import { useState } from 'react';
import { CONTROL } from './field.tsx';
import { isWidth, LEAST_WIDTH, MOST_WIDTH } from './preview-state.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** Adds a width that is not among the usual ones; the browser says what is wrong with a number. */
export function WidthForm({ texts, onAdd }: { texts: PreviewTexts; onAdd: (width: number) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="flex gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWidth(Number(text))) return;
        onAdd(Number(text));
        setText('');
      }}
    >
      <input
        type="number"
        className={`${CONTROL} w-22`}
        inputMode="numeric"
        required
        min={LEAST_WIDTH}
        max={MOST_WIDTH}
        placeholder="360"
        aria-label={texts.otherWidth}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={CONTROL}>
        {texts.add}
      </button>
    </form>
  );
}
