import type { Entry, Price } from '../../model.ts';

const numbered = (path: string, count: number | undefined): string[] =>
  Array.from({ length: count ?? 0 }, (_, index) => `${path}.${index}`);

const ownLabels = (prices: readonly Price[] | undefined): string[] =>
  (prices ?? []).flatMap(({ ownLabel }, index) => (ownLabel ? [`prices.${index}`] : []));

/** Where the texts of a dish stand beside its name and description, below its id (`model.ts`): details, options, what it includes. */
export function pathsOf(entry: Entry): string[] {
  switch (entry.kind) {
    case 'simple':
    case 'full':
      return ['detail', ...ownLabels(entry.prices)];
    case 'highlight':
      return ['detail', 'label', ...ownLabels(entry.prices)];
    case 'promo':
      return ['when', 'note', ...numbered('includes', entry.includes)];
    case 'builder':
      return [
        ...entry.steps.flatMap(({ options }, index) => [
          `steps.${index}`,
          ...numbered(`steps.${index}.options`, options.length),
        ]),
        ...numbered('extras', entry.extras?.length),
      ];
    case 'options':
      return entry.choices.flatMap(({ options }, index) => [
        `choices.${index}`,
        ...numbered(`choices.${index}.options`, options.length),
      ]);
    case 'setMenu':
      return [
        ...entry.courses.flatMap(({ dishes }, index) => [
          `courses.${index}`,
          ...numbered(`courses.${index}.dishes`, dishes),
        ]),
        ...numbered('drink.options', entry.drink?.options),
        'drink.condition',
        ...numbered('includes', entry.includes),
      ];
    default:
      return [];
  }
}
