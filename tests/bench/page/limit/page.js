{
  const d = document,
    $ = (s, e = d) => e.querySelector(s),
    dialog = $('dialog'),
    texts = {};
  const show = (button) => {
    const item = button.closest('li'),
      thumb = $('img', item),
      photo = $('img', dialog);
    $('h2', dialog).textContent = button.textContent;
    $('p', dialog).textContent = $('p', item)?.textContent ?? '';
    $('small', dialog).textContent = $('small', item)?.textContent ?? '';
    photo.hidden = !thumb;
    if (thumb) photo.src = thumb.src;
    dialog.showModal();
  };
  const speak = async (code) => {
    const root = d.documentElement,
      marks = [...d.querySelectorAll('[data-t]')];
    texts[root.lang] ??= marks.map((e) => e.textContent);
    const to = (texts[code] ??= await (await fetch(`i18n/${code}.json`)).json());
    marks.forEach((e, i) => (e.textContent = to[i]));
    root.lang = code;
  };
  d.addEventListener('click', ({ target }) => {
    const hit = target.closest('button,a');
    if (!hit) return;
    if (hit.dataset.lang) speak(hit.dataset.lang);
    else if (hit.closest('.item')) show(hit);
    else if (hit.hash) $('#sections').hidePopover();
  });
}
