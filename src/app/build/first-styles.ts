/** Parts of the style that only some pages need for their first paint, by a class that tells which; `rest.css` has them, too. */
export const PARTS: Readonly<Record<string, string>> = {
  avatar: 'src/menu/styles/avatar.css',
  'info-card': 'src/menu/styles/info-card.css',
  'demo-prompt': 'src/menu/styles/info-card.css',
  'section-picture': 'src/menu/styles/section-picture.css',
  note: 'src/menu/styles/note.css',
  sign: 'src/menu/styles/sign.css',
  labelled: 'src/menu/styles/labelled.css',
  heading: 'src/menu/styles/heading.css',
  highlight: 'src/menu/styles/highlight.css',
  panel: 'src/menu/styles/panel.css',
  pictures: 'src/menu/styles/pictures.css',
  message: 'src/ui/styles/message.css',
};

/** How much of a page a phone may show at first, in characters of its HTML: nothing in it may move when the rest comes. */
const FIRST_SCREEN = 5_000;

/** For pages that have something with hours, wherever it stands. */
export const HOURS = 'src/ui/styles/hours.css';

/** The files of the parts that a page needs, each once. */
export function partsOf({ body, hasHours }: { readonly body: string; readonly hasHours: boolean }): string[] {
  const start = body.slice(0, FIRST_SCREEN);
  const used = Object.keys(PARTS).filter((name) => new RegExp(`class="(?:[^"]* )?${name}[" ]`).test(start));
  return [...new Set([...used.map((name) => PARTS[name] ?? ''), ...(hasHours ? [HOURS] : [])])];
}
