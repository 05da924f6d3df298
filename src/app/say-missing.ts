/** Says in the document of an app that its script, or its first words, could not be loaded, and has the button try again (`ui/missing-app.tsx`). */
export function sayMissing(page: Document): void {
  const message = page.querySelector('template');
  page.querySelector('[data-loading]')?.remove();
  message?.content.querySelector('button')?.addEventListener('click', () => location.reload());
  message?.replaceWith(message.content);
}
