/** The address of an account is one of the network whose field holds it. */
import { words } from '../diagnostics/words.ts';
import type { Report } from '../diagnostics/report.ts';
import type { VenueRecord } from '../validate/values.ts';

const NETWORKS = {
  instagram: ['instagram.com', 'instagr.am'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  tiktok: ['tiktok.com'],
} as const;
const NAMES = Object.keys(NETWORKS) as (keyof typeof NETWORKS)[];

export function checkAccounts(contact: NonNullable<VenueRecord['contact']>, report: Report): void {
  for (const name of NAMES) {
    const account = contact[name];
    const host = account?.value.startsWith('https://') ? new URL(account.value).hostname : '';
    const other = NAMES.find((each) => NETWORKS[each].some((site) => host === site || host.endsWith(`.${site}`)));
    if (account === undefined || other === undefined || other === name) continue;
    report.add(
      account.source,
      'bad-link',
      account.at,
      words('ofOtherNetwork', name, other),
      words('writeUnder', other),
    );
  }
}
