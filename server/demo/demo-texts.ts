import type { Letter } from '../emulator/messages.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** What the terminal says of signing in to demo mode. Each is one or more whole lines. */
const PURPOSES: Readonly<Record<Letter['purpose'], string>> = {
  'sign-in': 'a link to sign in',
  'new-password': 'a link for a new password',
  'verify-address': 'a link that confirms the address',
  'change-address': 'a link that changes the address',
};

export const startingText = '  Sign-in of the demo is being started; the menus are there already.\n';

export const installingText =
  '  Sign-in of the demo is being installed, once: about two minutes. The menus do not wait for it.\n';

/** `site` is the address of the base path, with a slash at its end. */
export function readyText(site: string): string {
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

export const failedText = (reason: string): string =>
  `  Nobody can sign in: ${reason.replace(/\.$/, '')}.\n  Menus are served all the same. Start Carta again to try it anew.\n`;

export const endedText =
  '  Sign-in ended by itself. Menus are served all the same. Start Carta again to have it back.\n';

export const letterText = ({ to, purpose, link }: Letter): string => `  To ${to}, ${PURPOSES[purpose]}:\n  ${link}\n`;
