/**
 * A page with two items and both popups, and stand-ins for what jsdom lacks of `<dialog>`: it opens and closes by its attribute, and
 * says `close` later, as browsers do. The real thing is driven in tests/e2e.
 */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

const ITEMS = `
  <li class="item" data-id="nachos">
    <h3><button class="name" data-opens="detail" lang="es">Nachos</button></h3>
    <p class="prices"><b>9,50 €</b></p>
    <p class="description">Con <em>queso</em></p>
    <p class="detail" hidden>Para dos</p>
    <ul class="tags"><li>PIDELA SMASH</li></ul>
    <ul class="allergens"><li><img alt="" src="/lacteo.svg"><span>Lácteos</span></li></ul>
    <ul class="traces"><li><img alt="" src="/soja.svg"><span>Soja</span></li></ul>
    <img class="picture" src="/nachos.jpg" alt="" loading="lazy">
  </li>
  <li class="item" data-id="agua"><h3><button class="name" data-opens="detail">Agua</button></h3></li>
  <li class="item" data-id="burger">
    <h3><button class="name" data-opens="picture">Burger</button></h3>
    <span class="picture" data-video="/burger.mp4"></span>
  </li>
  <li class="item" data-id="pan"><h3 class="name">Pan</h3></li>`;

const SLOTS = ['picture', 'name', 'prices', 'description', 'detail', 'tags'];

export const POPUP_PAGE = `
  <dialog class="popup" data-popup="detail"><div class="card">
    <button data-close>×</button>
    ${SLOTS.map((name) => `<div data-slot="${name}"></div>`).join('')}
    <div data-part><p>Contiene</p><ul data-slot="allergens"></ul></div>
    <div data-part><p>Puede contener</p><ul data-slot="traces"></ul></div>
    <p data-slot="no-allergens"></p>
    <p data-without=".allergens, .traces, .no-allergens">No declarados</p>
  </div></dialog>
  <dialog class="popup" data-popup="picture"><div class="card">
    <button data-close>×</button><div data-slot="picture"></div><h2 data-slot="name"></h2>
  </div></dialog>
  <ul>${ITEMS}</ul>`;
