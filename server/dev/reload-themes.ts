import type { Plugin } from 'vite';

const MENU = /\/generated\/venues\/[^/]+\/menu\.ts$/;

const themeOf = (code: string): string => /theme: \{[^}]*\}/.exec(code)?.[0] ?? '';

/**
 * Loads the open pages anew when a menu's look has changed: it stands in the document, of which React knows nothing. All else that is
 * saved shows in place.
 */
export function reloadThemes(): Plugin {
  const themes = new Map<string, string>();
  return {
    name: 'carta:reload-themes',
    // Before the types are taken out.
    enforce: 'pre',
    transform(code, id) {
      if (MENU.test(id)) themes.set(id, themeOf(code));
    },
    async hotUpdate({ file, read }) {
      if (this.environment.name !== 'client' || !MENU.test(file)) return undefined;
      const before = themes.get(file);
      const now = themeOf(await read());
      if (before === undefined || before === now) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
