/** Puts all mutants of a file into it at once, each behind a switch, so that a test process loads the file once. */
import { childrenOf, findMutations, type Node, parse } from './find-mutants.ts';

export type Mutant = {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly isExpression: boolean;
  readonly from: string;
  readonly to: string;
};

/** The name by which the switch is known in a test process. */
export const SWITCH = '__isMutantOn';

/** A file with its mutants, whose numbers begin after `first`. */
export function switchIn(file: string, source: string, first: number): { code: string; mutants: Mutant[] } {
  const program = parse(file, source);
  const mutations = findMutations(program, source);
  const mutants: Mutant[] = [];

  function number({ start, end }: Node, to: string, isExpression: boolean): number {
    const id = first + mutants.length + 1;
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ id, file, line, start, end, isExpression, from: source.slice(start, end), to });
    return id;
  }

  function print(node: Node): string {
    let text = '';
    let at = node.start;
    for (const child of childrenOf(node)) {
      // The name and the value of a short property are one text.
      if (child.start < at) continue;
      text += source.slice(at, child.start) + print(child);
      at = child.end;
    }
    text += source.slice(at, node.end);
    const changes = mutations.get(node) ?? [];
    const choices = changes
      .filter(({ as }) => as === 'expression')
      .flatMap(({ texts }) => texts)
      .map((to) => `${SWITCH}(${number(node, to, true)})?(${to}):`);
    if (choices.length > 0) text = `(${choices.join('')}(${text}))`;
    for (const { as } of changes) {
      if (as === 'statement') text = `{if(!${SWITCH}(${number(node, '', false)})){${text}}}`;
      if (as === 'block') text = `{if(!${SWITCH}(${number(node, '{}', false)}))${text}}`;
    }
    return text;
  }

  return { code: source.slice(0, program.start) + print(program) + source.slice(program.end), mutants };
}
