import { LANGUAGES, type Language } from '../../i18n/language.ts';
import { escapeHtml } from '../escape-html.ts';
import type { AllOfflineTexts, OfflineTexts } from '../offline-texts.ts';
import { styleSource } from './style-source.ts';

/** Small and quiet, in light and dark; it must not need anything. */
const STYLE = `
:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{display:grid;gap:1.5rem;align-content:center;min-height:90vh;max-width:32rem;margin:0 auto;padding:1rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.15}
p{margin:0}
a{display:inline-grid;place-items:center;min-height:2.75rem;margin-top:1rem;padding:0 1.125rem;border:1px solid;color:inherit;font-weight:600;text-decoration:none}
aside{padding-top:.5rem;border-top:1px solid #8886;font-size:.8125rem}
aside p{margin:.75rem 0}`;

/** Who comes to these does not want a menu. By their paths below the base path. */
const APPS: Readonly<Record<string, keyof OfflineTexts>> = { profile: 'profileText', staff: 'staffText' };

/**
 * A page that is neither to be had nor kept: says so in all languages, that of the phone first. `path` is below the base path, without
 * slashes at its ends.
 */
export async function noPage(path: string, texts: AllOfflineTexts, wanted: readonly string[]): Promise<Response> {
  const said = APPS[path.split('/', 1)[0] ?? ''] ?? 'text';
  const first = preferred(wanted);
  const [title = '', text = '', tryAgain = ''] = [texts[first].title, texts[first][said], texts[first].tryAgain].map(
    escapeHtml,
  );
  const others = LANGUAGES.filter((language) => language !== first)
    .map(
      (language) =>
        `<p lang="${language}"><b>${escapeHtml(texts[language].title)}.</b> ${escapeHtml(texts[language][said])}</p>`,
    )
    .join('');
  const html =
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><a href="">${tryAgain}</a></main><aside>${others}</aside></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource(STYLE)}`,
    },
  });
}

/** The first of the phone's languages that there is. */
function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  const code = codes.find((name) => LANGUAGES.some((language) => language === name));
  return LANGUAGES.find((language) => language === code) ?? 'es';
}
