import type { SignInSettings } from '../protocol/calls.ts';
import type { SitePage } from '../protocol/site.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Host of Google's script for sign-in windows; Firebase loads it even with the emulator. */
const WINDOWS = 'https://apis.google.com';

/** Additional sources of pages with a session: to renew the token, and to show the person's picture. */
const SESSION: Sources = {
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'img-src': ['https://*.googleusercontent.com'],
};

/**
 * The policy of a page as a header: its own, the sources for signing in, and `frame-ancestors`, which `<meta>` does not support.
 * The emulator is proxied by this server, so with it almost everything is 'self' already.
 */
export function pagePolicy({ policy, signIn: need }: SitePage, signIn: SignInSettings | undefined): string {
  const added = signIn === undefined || need === 'none' ? [] : [...sourcesOf(need, signIn)];
  return [...added.reduce(allow, directivesOf(policy)), ['frame-ancestors', ["'none'"]] as const]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function* sourcesOf(need: 'session' | 'page', { emulator, authDomain }: SignInSettings): Generator<Sources> {
  if (!emulator) yield SESSION;
  if (need === 'page') yield { 'script-src': [WINDOWS], 'frame-src': [emulator ? "'self'" : `https://${authDomain}`] };
}

const directivesOf = (policy: string): Map<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

function allow(directives: Map<string, readonly string[]>, added: Sources): Map<string, readonly string[]> {
  for (const [name, sources] of Object.entries(added)) {
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  return directives;
}
