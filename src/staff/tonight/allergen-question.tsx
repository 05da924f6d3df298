import { useId } from 'react';
import type { Declared } from '../../../server/protocol/tonight.ts';
import { ALLERGENS, type Allergen } from '../../terms/allergens.ts';
import { Problem } from '../problem.tsx';
import { useStaff } from '../staff-context.ts';
import { Choice } from './choice.tsx';

/** The answer so far; undefined at first, because there is no default (T3). */
export type AllergenAnswer =
  | { readonly is: 'contains'; readonly these: readonly Allergen[] }
  | { readonly is: 'none' | 'undeclared' }
  | undefined;

export const answerOf = (declared: Declared): AllergenAnswer =>
  typeof declared === 'string' ? { is: declared } : { is: 'contains', these: declared };

/** The answer in the form for the server; undefined while there is none. */
export function declaredOf(answer: AllergenAnswer): Declared | undefined {
  if (answer?.is !== 'contains') return answer?.is;
  return answer.these.length === 0 ? undefined : ALLERGENS.filter((allergen) => answer.these.includes(allergen));
}

type AllergenQuestionProps = {
  readonly answer: AllergenAnswer;
  readonly onAnswer: (answer: AllergenAnswer) => void;
  readonly problem: string | undefined;
};

/** Which allergens a special contains: the question that cannot be skipped (T3). */
export function AllergenQuestion({ answer, onAnswer, problem }: AllergenQuestionProps) {
  const { tonight: words, allergens } = useStaff();
  const id = useId();
  const these = answer?.is === 'contains' ? answer.these : [];
  const choices = [
    ['contains', words.containsThese, undefined],
    ['none', words.containsNone, undefined],
    ['undeclared', words.notDeclared, words.notDeclaredNote],
  ] as const;
  const toggle = (allergen: Allergen): void =>
    onAnswer({ is: 'contains', these: ALLERGENS.filter((each) => (each === allergen) !== these.includes(each)) });
  return (
    <fieldset
      tabIndex={-1}
      className={`min-w-0 border-2 p-3 ${problem ? 'border-accent-ink' : 'border-line'}`}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="px-1 font-semibold">{words.allergensAsk}</legend>
      {choices.map(([is, label, note]) => (
        <Choice
          key={is}
          type="radio"
          name={id}
          checked={answer?.is === is}
          onChange={() => onAnswer(is === 'contains' ? { is, these } : { is })}
        >
          {label} {note && <small className="block text-muted">{note}</small>}
        </Choice>
      ))}
      {answer?.is === 'contains' && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 border-t border-line pt-2">
          {ALLERGENS.map((allergen) => (
            <Choice key={allergen} type="checkbox" checked={these.includes(allergen)} onChange={() => toggle(allergen)}>
              {allergens[allergen]}
            </Choice>
          ))}
        </div>
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </fieldset>
  );
}
