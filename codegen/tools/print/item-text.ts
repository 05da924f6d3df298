import { windowOf } from '../../../src/terms/served.ts';
import { servedWords } from '../../../src/terms/served-words.ts';
import { type Mark, shownMarks } from '../../../src/terms/marks.ts';
import type { Sign } from '../../../src/terms/signs.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { RichNode } from '../../../src/terms/rich-text.ts';
import { lineOf } from '../../kinds/entry-text.ts';
import type { ResolvedEntry } from '../../kinds/kinds.ts';
import type { ResolvedItem } from '../../kinds/item.ts';
import { parseHtml } from '../../validate/html.ts';
import type { Line } from './block.ts';
import { setText, setWords, type Piece } from './set-text.ts';
import { setRow } from './set-row.ts';
import type { Setting, Style } from './setting.ts';
import type { Declaration } from '../../../src/terms/declaration.ts';

type Row = ResolvedEntry & Partial<Omit<ResolvedItem, 'name'>> & Pick<ResolvedItem, 'name'>;

/** A row: its name with its prices, below it its texts, ending with the signs of its allergens, and its detail, since paper has no popups. */
export function setItem(item: Row, setting: Setting, name: Style = setting.styles.name): Line[] {
  const { styles, say } = setting;
  const closing = [...tagPieces(item, setting), ...markPieces(item.marks, setting), ...signPieces(item, setting)];
  const paragraphs = [spanishName(item, setting), facts(item, setting), describe(item, setting)].filter(
    (pieces) => pieces.length > 0,
  );
  const own = namePieces(item, name, setting);
  const detail = setWords(say(item.detail), styles.small, setting);
  if (paragraphs.length === 0) return [...setRow([...own, ...closing], item, setting), ...detail];
  const text = paragraphs.flatMap((pieces, index): Piece[] => (index === 0 ? pieces : ['break', ...pieces]));
  return [...setRow(own, item, setting), ...setText([...text, ...closing], setting), ...detail];
}

/** The Spanish name for readers of another language, if the editor has requested it. */
function spanishName({ name, descriptionIsSpanishName }: Row, { say, styles }: Setting): Piece[] {
  const spanish = name.es === undefined ? '' : say({ es: name.es });
  const isNeeded = descriptionIsSpanishName && spanish !== '' && spanish !== say(name);
  return isNeeded ? [{ text: spanish, style: styles.small }] : [];
}

function facts(item: Row, { say, styles }: Setting): Piece[] {
  const line = lineOf(item, say);
  return line.length === 0 ? [] : [{ text: line.join(' · '), style: styles.small }];
}

function describe({ description, allowHtmlInDescription }: Row, { say, styles }: Setting): Piece[] {
  const text = say(description);
  if (text === '') return [];
  const plain = styles.soft;
  if (!allowHtmlInDescription) return [{ text, style: plain }];
  return richPieces(parseHtml(text).nodes, { plain, strong: { ...styles.step, colour: plain.colour } }, plain);
}

type RichStyles = { readonly plain: Style; readonly strong: Style };

/** A rich text as running text: block elements begin a new line. */
function richPieces(nodes: readonly RichNode[], styles: RichStyles, style: Style, isNumbered = false): Piece[] {
  let items = 0;
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return [{ text: node, style }];
    const [tag, children] = node;
    const inner = richPieces(children, styles, tag === 'b' || tag === 'strong' ? styles.strong : style, tag === 'ol');
    if (tag === 'br') return ['break'];
    if (tag === 'li') return ['break', { text: isNumbered ? `${++items}. ` : '• ', style }, ...inner];
    return tag === 'p' || tag === 'ul' || tag === 'ol' ? ['break', ...inner, 'break'] : inner;
  });
}

function tagPieces(item: Row, { words, styles, language }: Setting): Piece[] {
  const tags = [
    item.smash && words.item.smash,
    item.withChips && words.item.withChips,
    item.onlyNight && words.item.onlyNight,
    item.onlyDay && words.item.onlyDay,
    item.served && servedWords(windowOf(item.served), language),
  ].filter((tag) => typeof tag === 'string');
  return tags.length === 0 ? [] : [{ text: ` ${tags.join(' · ')}`, style: styles.tag }];
}

/** A name and its quantity. */
export function namePieces(
  { name, quantity }: { readonly name: Text; readonly quantity?: Text },
  style: Style,
  { say, styles }: Setting,
): Piece[] {
  const own: Piece = { text: say(name), style };
  return quantity === undefined ? [own] : [own, { text: ` ${say(quantity)}`, style: styles.small }];
}

/** The signs of a dish's marks, in the accent colour. */
export function markPieces(marks: readonly Mark[] = [], { words, styles }: Setting): Piece[] {
  const shown = shownMarks(marks);
  return shown.map((mark, index) => ({
    sign: mark,
    words: `${words.marks[mark]}${index < shown.length - 1 ? ', ' : '. '}`,
    follows: index > 0,
    style: { ...styles.soft, colour: styles.tag.colour },
  }));
}

/** A sign for each allergen, outlined for possible traces; special signs for 'none' and for no declaration. */
export function signPieces(
  { allergens, mayContain = [], partlyDeclared }: Declaration,
  { words, styles }: Setting,
): Piece[] {
  const { allergenTexts } = words;
  const sign = (of: Sign, says: string, isOutline = false, follows = false): Piece => ({
    sign: of,
    words: says,
    isOutline,
    follows,
    style: styles.soft,
  });
  /** The signs with their words, as one sentence for screen readers and copying. */
  const signs = (of: readonly Allergen[], kind: string, isOutline: boolean): Piece[] =>
    of.map((allergen, index) => {
      const says = `${index === 0 ? `${kind}: ` : ', '}${words.allergens[allergen]}`;
      return sign(allergen, says, isOutline, index > 0);
    });
  if (mayContain.length === 0 && !allergens?.length) {
    return [allergens ? sign('none', allergenTexts.declaredNone) : sign('undeclared', allergenTexts.undeclared)];
  }
  return [
    ...signs(allergens ?? [], allergenTexts.contains, false),
    ...signs(mayContain, `${allergens?.length ? '. ' : ''}${allergenTexts.mayContain}`, true),
    ...(partlyDeclared ? [sign('undeclared', `. ${allergenTexts.partlyDeclared}`, false, true)] : []),
  ];
}
