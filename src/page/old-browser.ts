/**
 * Stand-ins for what browsers without popovers lack (Safari before 17, Chrome before 114, Firefox before 125; decision 45): the sheets of a page
 * (`popover=auto`), and in Firefox ARIA attributes as properties. Only those browsers load this module, before the page's script starts.
 */

const OPEN = '[popover][open]';
const OPENERS = '[popovertarget], .bar > [aria-controls]';
const ARIA = ['role', 'ariaBusy', 'ariaCurrent', 'ariaHidden', 'ariaLabel', 'ariaPressed'] as const;

export function standIn(page: Document): void {
  reflectAria();
  for (const [of, name] of [
    [Element.prototype, 'matches'],
    [Element.prototype, 'closest'],
    [Document.prototype, 'querySelector'],
    [Document.prototype, 'querySelectorAll'],
  ] as const)
    teachSelector(of, name);
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, togglePopover });

  // Without script these buttons are hidden by their attribute (frame.css).
  for (const button of page.querySelectorAll('.bar > [popovertarget]')) {
    button.setAttribute('aria-controls', button.getAttribute('popovertarget') ?? '');
    button.removeAttribute('popovertarget');
  }
  // Firefox before 121 does not leave the room (`:has`, frame.css).
  const languages = page.querySelector<HTMLElement>('.languages:not([data-alone] *)');
  if (!CSS.supports('selector(:has(a))') && languages?.nextElementSibling?.matches('.avatar'))
    languages.style.marginInlineEnd = '2.75rem';
  const shown = (): HTMLElement | null => page.querySelector<HTMLElement>(OPEN);
  page.addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest(OPENERS);
    const id = opener?.getAttribute('popovertarget') ?? opener?.getAttribute('aria-controls');
    page.getElementById(id ?? '')?.togglePopover();
  });
  page.addEventListener('pointerdown', ({ target }) => {
    const tapped = target as Element;
    if (!tapped.closest(`${OPEN}, ${OPENERS}`)) shown()?.hidePopover();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !page.querySelector('dialog:modal')) shown()?.hidePopover();
  });
}

/** Makes ARIA attributes properties of elements. */
function reflectAria(): void {
  for (const name of ARIA) {
    if (name in Element.prototype) continue;
    const attribute = name.toLowerCase().replace('aria', 'aria-');
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
}

/** Teaches a method of the DOM `:popover-open`; `open` selects the open ones. */
export function teachSelector(of: object, name: string, open = OPEN): void {
  const before = Reflect.get(of, name) as (this: unknown, selector: string) => unknown;
  Reflect.set(of, name, function known(this: unknown, selector: string) {
    return before.call(this, selector.replaceAll(':popover-open', open));
  });
}

/** Dispatches the events of a sheet that is about to open or close. */
export function tell(sheet: HTMLElement, newState: 'open' | 'closed'): void {
  sheet.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  setTimeout(() => sheet.dispatchEvent(new Event('toggle')));
}

/** What had the focus before the sheet opened. */
let before: Element | null = null;

/** The element that is above the bars of the page together with a sheet. */
const raised = (sheet: HTMLElement): HTMLElement | null => sheet.closest<HTMLElement>('.sheet, .section-bar');

function showPopover(this: HTMLElement): void {
  if (this.matches(OPEN)) return;
  const { activeElement } = document;
  document.querySelector<HTMLElement>(OPEN)?.hidePopover();
  tell(this, 'open');
  before = activeElement;
  this.setAttribute('open', '');
  this.style.boxShadow = '0 0 0 100vmax rgb(0 0 0/.55)';
  raised(this)?.style.setProperty('z-index', '3');
}

function hidePopover(this: HTMLElement): void {
  if (!this.matches(OPEN)) return;
  tell(this, 'closed');
  const hadFocus = this.contains(document.activeElement);
  this.removeAttribute('open');
  this.style.boxShadow = '';
  raised(this)?.style.removeProperty('z-index');
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

function togglePopover(this: HTMLElement, isWanted = !this.matches(OPEN)): boolean {
  if (isWanted) this.showPopover();
  else this.hidePopover();
  return isWanted;
}
