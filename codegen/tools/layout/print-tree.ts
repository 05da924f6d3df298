import type { Between, Block, Flow, FlowMember, Member, Node, Slot } from './tree.ts';

/** Indentation of a block relative to its parent, in spaces. */
const STEP = 2;

/** Brackets over several lines become one line up to this width. A single line is never broken. */
const WIDTH = 120;

export const printTree = (tree: Block): string => `${printBlock(tree, 0).join('\n')}\n`;

/** Lines with their indentation. */
function printBlock({ isList, head, members, after }: Block, indent: number): string[] {
  const lines = printBetween(head, indent, true);
  for (const member of members) {
    lines.push(...printBetween(member.lead, indent, lines.length === 0 || lines.at(-1) === ''));
    if (isList) lines.push(...printSlot(`${spaces(indent)}-`, member.slot, indent + STEP));
    else lines.push(...printPair(member, indent));
  }
  return [...lines, ...printBetween(after, indent, lines.length === 0)];
}

function printPair({ properties, key, slot }: Member, indent: number): string[] {
  if (key?.kind === 'verbatim') {
    const [first = '', ...more] = key.lines;
    return [spaces(indent) + first, ...more.map((line) => indented(line, indent))];
  }
  return printSlot(spaces(indent) + nameOf(key, properties), slot, indent + STEP);
}

/** The content after a dash or colon, on the same line if possible. */
function printSlot(before: string, { properties, comment, above, node }: Slot, indent: number): string[] {
  const opening = [before, ...properties].join(' ');
  const openingLine = comment === undefined ? opening : `${opening} ${comment}`;
  const below = printBetween(above, indent, true);
  if (node === undefined) return [openingLine, ...below];
  if (node.kind === 'block') {
    const lines = printBlock(node, indent);
    const startsWithComment = [...node.head, ...(node.members[0]?.lead ?? [])].some((line) => line !== 'blank');
    const isAlone = openingLine === before && below.length === 0 && before.endsWith('-') && !startsWithComment;
    const [first = '', ...more] = lines;
    return isAlone ? [`${before} ${first.slice(indent)}`, ...more] : [openingLine, ...below, ...lines];
  }
  const [first = '', ...more] = printNode(node, indent);
  if (comment !== undefined || below.length > 0) return [openingLine, ...below, spaces(indent) + first, ...more];
  return [`${opening} ${first}`, ...more];
}

/** The first line without indentation, the others with theirs. */
function printNode(node: Exclude<Node, Block>, indent: number): string[] {
  const { comment } = node;
  const end = comment === undefined ? '' : ` ${comment}`;
  switch (node.kind) {
    case 'block-text':
      return [node.header + end, ...node.lines.map((line) => indented(line, indent))];
    case 'scalar':
    case 'verbatim': {
      const [first = '', ...more] = node.lines;
      const by = node.kind === 'scalar' ? indent : indent - STEP;
      return ended([first, ...more.map((line) => indented(line, by))], end);
    }
    case 'flow':
      return ended(printFlow(node, indent), end);
  }
}

function ended(lines: readonly string[], end: string): string[] {
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${end}`];
}

function printFlow(flow: Flow, indent: number): string[] {
  const line = inBrackets(flow);
  if (flow.isOneLine || indent + line.length <= WIDTH || flow.members.length === 0) return [line];
  const last = flow.members.length - 1;
  return [
    flow.open,
    ...flow.members.map(
      (member, index) =>
        `${spaces(indent + STEP)}${flowMember(member)}${index < last || flow.trailingComma ? ',' : ''}`,
    ),
    spaces(indent) + closing(flow),
  ];
}

const closing = ({ open }: Flow): string => (open === '[' ? ']' : '}');

/** A text, alias or bracket on one line. */
function inBrackets(node: Node): string {
  switch (node.kind) {
    case 'flow':
      return `${node.open}${node.members.map(flowMember).join(', ')}${node.trailingComma ? ',' : ''}${closing(node)}`;
    case 'scalar':
    case 'verbatim':
      return node.lines.join(' ');
    default:
      throw new Error(`A ${node.kind} does not stand in brackets.`);
  }
}

function flowMember({ isPair, properties, key, slot }: FlowMember): string {
  const value = [...slot.properties, ...(slot.node === undefined ? [] : [inBrackets(slot.node)])].join(' ');
  if (!isPair) return value;
  return `${nameOf(key, properties)}${value === '' ? '' : ` ${value}`}`;
}

/** The properties and key of a value, with the colon. After an alias, or a property without a key, the colon needs a space, else it would be part of the word. */
function nameOf(key: Node | undefined, properties: readonly string[]): string {
  const needsSpace = key === undefined ? properties.length > 0 : key.kind === 'scalar' && key.style === 'alias';
  const name = [...properties, ...(key === undefined ? [] : [inBrackets(key)])].join(' ');
  return name + (needsSpace ? ' :' : ':');
}

/** Comments and blank lines, without consecutive blank lines. `isStart`: nothing, or a blank line, is above. */
function printBetween(lines: readonly Between[], indent: number, isStart: boolean): string[] {
  const printed: string[] = [];
  for (const line of lines) {
    if (line !== 'blank') printed.push(spaces(indent) + line.comment);
    else if (printed.length === 0 ? !isStart : printed.at(-1) !== '') printed.push('');
  }
  return printed;
}

const spaces = (count: number): string => ' '.repeat(count);

const indented = (line: string, indent: number): string => (line === '' ? '' : spaces(indent) + line);
