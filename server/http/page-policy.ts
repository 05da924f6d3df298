import type { SignInSettings } from '../protocol/calls.ts';
import type { SitePage } from '../protocol/site.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Google's script that opens the windows to sign in; Firebase loads it with the emulator, too. */
const WINDOWS = 'https://apis.google.com';

/** What a page must be allowed that knows a person who has signed in: to renew their token, and to show their picture. */
const SESSION: Sources = {
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'img-src': ['https://*.googleusercontent.com'],
};

/**
 * The policy of a page as a header: its own, what signing in needs there, and who may frame it, which a `<meta>` element cannot say.
 * The emulator is reached through this server, so with it almost everything is 'self' already.
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
