/** Where a program can be made wrong, and how: the usual operators of mutation testing, on the syntax tree of Vite's parser. */
import { parseSync } from 'vite';
import { regexMutants, sqlMutants } from './text-mutants.ts';

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** A piece of a source file and what stands there instead; `statement`: the piece is left out when the mutant is on. */
export type Mutation = {
  readonly node: Node;
  readonly as: 'expression' | 'statement' | 'block';
  readonly texts: readonly string[];
};

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '||=': ['&&='],
  '&&=': ['||='],
  '??=': ['='],
};

/** Methods that stand for each other. */
const SWAPPED_METHODS: ReadonlyMap<string, string> = new Map([
  ['ceil', 'floor'],
  ['endsWith', 'startsWith'],
  ['every', 'some'],
  ['floor', 'ceil'],
  ['max', 'min'],
  ['min', 'max'],
  ['round', 'floor'],
  ['some', 'every'],
  ['startsWith', 'endsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['trimEnd', 'trimStart'],
  ['trimStart', 'trimEnd'],
]);

/** Methods whose receiver could be taken as it is. */
const DROPPED_METHODS: ReadonlySet<string> = new Set([
  'filter',
  'replace',
  'replaceAll',
  'reverse',
  'slice',
  'sort',
  'toReversed',
  'toSorted',
  'toLocaleLowerCase',
  'trim',
]);

const KEPT_TYPES: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** Parts of a node that hold no code of its own. */
const NO_CODE: ReadonlySet<string> = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;

/** The nodes in a node that are code, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .flatMap(([name, value]) => (NO_CODE.has(name) ? [] : [value].flat()))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || KEPT_TYPES.has(type))
    .toSorted((one, other) => one.start - other.start);
}

export function parse(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program as unknown as Node;
}

/** Every way to make one file wrong, by the node that is changed. */
export function findMutations(program: Node, source: string): ReadonlyMap<Node, Mutation[]> {
  const found = new Map<Node, Mutation[]>();

  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const add = (node: Node, as: Mutation['as'], texts: readonly string[]): void => {
    const others = texts.filter((text) => text !== textOf(node));
    if (others.length > 0) found.set(node, [...(found.get(node) ?? []), { node, as, texts: others }]);
  };
  const change = (node: Node, ...texts: string[]): void => add(node, 'expression', texts);

  /** `left operator right` with another operator, or with one side alone. */
  function changeSides(node: Node, sides: boolean): void {
    const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
    const [before = '', after = ''] = splitAt(source.slice(left.end, right.start), operator);
    const [one, other] = [source.slice(node.start, left.end) + before, after + source.slice(right.start, node.end)];
    change(
      node,
      ...(SWAPPED[operator] ?? []).map((swapped) => `${one}${swapped}${other}`),
      ...(sides ? [one, other] : []),
    );
  }

  function changeCall(node: Node, place: Node): void {
    const { callee } = node as unknown as { callee: Node };
    if (callee.type !== 'MemberExpression' || callee['computed'] === true) return;
    const property = callee['property'] as Node;
    const name = textOf(property);
    const swapped = SWAPPED_METHODS.get(name);
    const rest = source.slice(property.end, node.end);
    if (swapped !== undefined) change(place, source.slice(node.start, property.start) + swapped + rest);
    if (DROPPED_METHODS.has(name)) change(place, source.slice(node.start, property.start).replace(/\??\.\s*$/, ''));
  }

  /** A list with each of its parts left out. */
  function leaveOut(node: Node, parts: readonly (Node | null)[]): void {
    if (parts.includes(null)) return;
    const [open, close] = [textOf(node)[0] ?? '', textOf(node).at(-1) ?? ''];
    const texts = (parts as readonly Node[]).map(textOf);
    change(node, ...texts.map((_, left) => `${open}${texts.filter((_text, at) => at !== left).join(', ')}${close}`));
  }

  function changeLiteral(node: Node): void {
    const { value, regex } = node as unknown as { value: unknown; regex?: { pattern: string; flags: string } };
    if (regex) change(node, ...regexMutants(regex.pattern, regex.flags));
    else if (typeof value === 'boolean') change(node, String(!value));
    else if (typeof value === 'number') change(node, String(value + 1), String(value - 1));
    else if (typeof value === 'string') {
      change(node, value === '' ? "'mutated'" : "''", ...sqlMutants(textOf(node)));
    }
  }

  function changeChain(node: Node): void {
    const whole = node['expression'] as Node;
    for (let link: Node | undefined = whole; link; link = (link['object'] ?? link['callee']) as Node | undefined) {
      const inner = (link['object'] ?? link['callee']) as Node | undefined;
      if (link['optional'] !== true || !inner) continue;
      const [before = '', after = ''] = splitAt(source.slice(inner.end, node.end), '?.');
      const start = source.slice(node.start, inner.end) + before;
      change(node, `${start}${/^[[(]/.test(after) ? '' : '.'}${after}`);
    }
    if (whole.type === 'CallExpression') changeCall(whole, node);
  }

  function emptyBody(body: Node): void {
    const statements = body['body'] as readonly Node[];
    const [only] = statements;
    if (statements.length === 0) return;
    if (statements.length > 1 || only?.type !== 'ExpressionStatement') add(body, 'block', ['{}']);
  }

  /** What a kind of node can be changed to. `free`: brackets may be set around it. */
  function visit(node: Node, parent: Node | undefined, name: string, free: boolean): void {
    const body = node['body'] as Node | undefined;
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        change(node['test'] as Node, 'true', 'false');
        break;
      case 'WhileStatement':
      case 'DoWhileStatement':
        change(node['test'] as Node, 'false');
        break;
      case 'ForStatement':
        if (node['test']) change(node['test'] as Node, 'false');
        break;
      case 'LogicalExpression':
        if (free) changeSides(node, true);
        break;
      case 'BinaryExpression':
        if (free && !(node['operator'] === '+' && /^['"`]/m.test(textOf(node)))) changeSides(node, false);
        break;
      case 'AssignmentExpression':
        if (free) changeSides(node, false);
        break;
      case 'UpdateExpression': {
        const operator = node['operator'] as string;
        change(node, textOf(node).replace(operator, SWAPPED[operator]?.[0] ?? operator));
        break;
      }
      case 'UnaryExpression':
        if (node['operator'] === '!' || (node['operator'] === '-' && (node['argument'] as Node).type !== 'Literal')) {
          change(node, textOf(node).slice(1));
        }
        break;
      case 'ArrayExpression':
        leaveOut(node, node['elements'] as (Node | null)[]);
        break;
      case 'ObjectExpression':
        leaveOut(node, node['properties'] as Node[]);
        break;
      case 'CallExpression':
        if (free) changeCall(node, node);
        break;
      case 'ChainExpression':
        changeChain(node);
        break;
      case 'TemplateLiteral':
        if (parent?.type !== 'TaggedTemplateExpression' && /^`.*[^\s}].*`$/s.test(textOf(node))) {
          change(node, '``', ...sqlMutants(textOf(node)));
        }
        break;
      case 'Literal':
        if (!isName(parent, name)) changeLiteral(node);
        break;
      case 'ExpressionStatement':
      case 'ContinueStatement':
      case 'BreakStatement':
        if (typeof node['directive'] !== 'string') add(node, 'statement', ['']);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if (body?.type === 'BlockStatement') emptyBody(body);
        else if (body && body.type !== 'Literal' && body.type !== 'Identifier') change(body, 'undefined');
        break;
      case 'ForOfStatement':
      case 'ForInStatement':
        if (body?.type === 'BlockStatement') emptyBody(body);
        break;
      default:
    }
    for (const child of childrenOf(node)) {
      const at = Object.keys(node).find((key) => [node[key]].flat().includes(child)) ?? '';
      visit(child, node, at, isFree(node, at));
    }
  }

  visit(program, undefined, '', false);
  return found;
}

/** Whether a text is a name and no value there: what is imported, a key, a type, an attribute of JSX. */
function isName(parent: Node | undefined, at: string): boolean {
  if (!parent) return true;
  if (/^(Import|Export|JSX)/.test(parent.type)) return true;
  return at === 'key' && parent['computed'] !== true;
}

/** What is called, or stands within a chain of `?.`, means something else in brackets. */
function isFree(parent: Node, at: string): boolean {
  if (parent.type === 'ChainExpression') return false;
  if (at === 'callee' || at === 'tag') return false;
  return !(parent.type === 'MemberExpression' && at === 'object' && isInChain(parent));
}

/** Brackets around the beginning of a chain would end it early. */
function isInChain(node: Node): boolean {
  for (let link: Node | undefined = node; link; link = (link['object'] ?? link['callee']) as Node | undefined) {
    if (link['optional'] === true) return true;
  }
  return false;
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
