import type { ComponentProps } from 'react';
import { useStaff } from './staff-context.ts';

type ActionProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick' | 'children'> & {
  /** One of `looks.ts`, alone or with other class names. */
  readonly look: string;
  readonly text: string;
  readonly onTap: () => void;
  /** Whether its call is under way, which the button then says. */
  readonly isBusy?: boolean;
};

/** A button with a text. */
export function Action({ look, text, onTap, isBusy = false, ...more }: ActionProps) {
  const { words } = useStaff();
  return (
    <button type="button" className={look} aria-busy={isBusy || undefined} onClick={onTap} {...more}>
      {isBusy ? words.sending : text}
    </button>
  );
}
