type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;

/** Variables that name an Auth emulator: our own, and the one that Firebase's tools read. */
const EMULATORS = ['AUTH_EMULATOR', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** What is wrong with variables that are each right by themselves. Firebase is configured whole or not at all (then there are menus alone), and production knows no emulator. */
export function faultsTogether(environment: Environment): string[] {
  const missing = PROJECT.filter((name) => environment[name] === undefined);
  const project = missing.length === 0;
  const faults: string[] = [];
  if (!project && missing.length < PROJECT.length) {
    faults.push(`${missing.join(' and ')} must be set, too: a Firebase project is named by ${listed(PROJECT)}`);
  }
  if (environment['NODE_ENV'] === 'production') return [...faults, ...faultsOfProduction(environment)];
  if (missing.length < PROJECT.length && environment['AUTH_EMULATOR'] !== undefined) {
    faults.push(`AUTH_EMULATOR stands in for a Firebase project: set it, or ${listed(PROJECT)}`);
  }
  return faults;
}

function faultsOfProduction(environment: Environment): string[] {
  const faults = EMULATORS.filter((name) => environment[name] !== undefined).map(
    (name) => `${name} must not be set in production: an emulator takes everybody for whom they say they are`,
  );
  if (environment['FIREBASE_PROJECT_ID']?.startsWith('demo-')) {
    faults.push('FIREBASE_PROJECT_ID must be a real project in production: demo-… are those of the emulator');
  }
  return faults;
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
