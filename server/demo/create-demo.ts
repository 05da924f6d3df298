import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { emulatorSignIn } from '../auth/sign-in.ts';
import type { Config } from '../config.ts';
import { type Emulator, startEmulator, type Letter } from '../emulator/start-emulator.ts';
import type { LoyaltyService } from '../loyalty/service.ts';
import { makeFolder } from '../store/sqlite/open-database.ts';
import { seedPeople, DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** Purposes of e-mails in demo mode, as the terminal prints them. */
const PURPOSES: Readonly<Record<Letter['purpose'], string>> = {
  'sign-in': 'a link to sign in',
  'new-password': 'a link for a new password',
  'verify-address': 'a link that confirms the address',
  'change-address': 'a link that changes the address',
};

const startingText = '  Sign-in of the demo is being started; the menus are there already.\n';

const installingText =
  '  Sign-in of the demo is being installed, once: about two minutes. The menus do not wait for it.\n';

/** The message once the emulator is ready. `site` is the address of the base path, with a slash at its end. */
function readyText(site: string): string {
  const rows = DEMO_PEOPLE.map(({ email, role }) => [
    role === undefined ? 'Diner' : role === 'staff' ? 'Waiter' : 'Owner',
    email,
    `${site}${role === undefined ? 'profile' : 'staff'}`,
  ]);
  return [
    '',
    `  Sign-in is ready. Everybody's password: ${DEMO_PASSWORD}`,
    '',
    ...rows.map(([who = '', email = '', address = '']) => `  ${who.padEnd(9)}${email.padEnd(24)}${address}`),
    '',
    '  This is a demo: choose no password that you use elsewhere. E-mails are shown here, not sent.',
    '',
    '',
  ].join('\n');
}

const failedText = (reason: string): string =>
  `  Nobody can sign in: ${reason.replace(/\.$/, '')}.\n  Menus are served all the same. Start Carta again to try it anew.\n`;

const endedText = '  Sign-in ended by itself. Menus are served all the same. Start Carta again to have it back.\n';

/** An e-mail for the terminal. The address is whatever somebody entered: its control characters are replaced. */
const letterText = ({ to, purpose, link }: Letter): string =>
  `  To ${to.replaceAll(/\p{Cc}/gu, '\uFFFD')}, ${PURPOSES[purpose]}:\n  ${link}\n`;

/** The emulator's accounts, in the data folder. */
const ACCOUNTS = 'demo-accounts.json';

export type DemoParts = {
  readonly config: Pick<Config, 'authEmulator' | 'dataFolder'>;
  /** The project's folder, to which the data folder is relative. */
  readonly root: string;
  readonly clock: () => number;
  /** Writes to the terminal. */
  readonly out: (text: string) => void;
};

export type Demo = ReturnType<typeof createDemo>;

/** Demo mode: the Auth emulator replaces Firebase, with people whose passwords are known. */
export function createDemo({ config, root, clock, out }: DemoParts) {
  let origin: string | undefined;
  let emulator: Emulator | undefined;
  let loyalty: LoyaltyService | undefined;
  let closing = false;

  async function open(): Promise<string> {
    if (config.authEmulator !== undefined) return lookFor(config.authEmulator);
    const folder = resolve(root, config.dataFolder);
    makeFolder(folder);
    emulator = startEmulator({
      accounts: join(folder, ACCOUNTS),
      onInstalling: () => out(installingText),
      onLetter: (letter) => out(letterText(letter)),
      onEnd: () => {
        origin = undefined;
        out(endedText);
      },
    });
    return emulator.ready;
  }

  /** Starts the emulator, or connects to the configured one, and prints the result. Menus need not wait for it. */
  async function begin(site: string): Promise<void> {
    out(startingText);
    try {
      const opened = await open();
      if (loyalty) await seedPeople(opened, loyalty);
      origin = opened;
      out(readyText(site));
    } catch (error) {
      if (!closing) out(failedText(error instanceof Error ? error.message : String(error)));
    }
  }

  return {
    signIn: emulatorSignIn(clock, () => origin),
    /** Stops the emulator with the server. */
    prepare: async (app: FastifyInstance, service: LoyaltyService | undefined): Promise<void> => {
      loyalty = service;
      app.addHook('onClose', async () => {
        closing = true;
        await emulator?.close();
      });
    },
    begin,
  };
}

/** The origin of a running emulator. Throws if it does not answer. */
async function lookFor(host: string): Promise<string> {
  const origin = `http://${host}`;
  const answer = await fetch(origin).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${host} does not answer`);
  return origin;
}
