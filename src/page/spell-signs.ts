/** Adds words to the signs in the popup of a dish, which has room for them: each sign gets its own part of the line's accessible name. */
export function spellSigns(popup: Element): void {
  const line = popup.querySelector<HTMLElement>('.dish .signs:not(.marks)');
  if (!line) return;
  const { signs, traces } = line.dataset;
  const said = (line.ariaLabel ?? '').split('. ');
  const dish = popup.querySelector('.dish');
  if (signs) dish?.append(spell(line.ownerDocument, signs, said[0] ?? '', false));
  if (traces) dish?.append(spell(line.ownerDocument, traces, said.at(-1) ?? '', true));
  line.remove();
}

/** Makes an element of signs (`drawn`) with their words from the sentence (`says`): 'Contiene: Gluten, Huevos', or the sentence for a single sign. */
function spell(page: Document, drawn: string, says: string, isTraces: boolean): Element {
  const [, title = '', names = ''] = /^(.*?)\s?: (.*)$/.exec(says) ?? [];
  const words = names ? names.split(', ') : [says];
  const list = page.createElement('ul');
  for (const [index, sign] of [...drawn].entries()) {
    const item = page.createElement('li');
    const picture = page.createElement('i');
    picture.ariaHidden = 'true';
    picture.dataset[isTraces ? 'traces' : 'signs'] = sign;
    item.append(picture, words[index] ?? '');
    list.append(item);
  }
  const spelled = page.createElement('div');
  spelled.className = 'spelled';
  if (title) spelled.append(Object.assign(page.createElement('p'), { textContent: title }));
  spelled.append(list);
  return spelled;
}
