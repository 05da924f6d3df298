/** How the names of the cookies begin that the tag manager's tags set in the site's own name. */
const STARTS = ['_ga', '_gid', '_gcl'];

/** The names of such cookies in `document.cookie`. */
export function googleCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => STARTS.some((start) => name.startsWith(start)));
}

/** The host itself and each domain above it that a cookie can have been set for: `a.b.example`, `b.example`, `example`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
}

/** Deletes them, for whichever domain of this host they were set. Returns their names. */
export function deleteGoogleCookies(page: Pick<Document, 'cookie'>, host: string): string[] {
  const names = googleCookies(page.cookie);
  for (const name of names) {
    const expired = `${name}=; path=/; max-age=0`;
    page.cookie = expired;
    for (const domain of domainsOf(host)) page.cookie = `${expired}; domain=${domain}`;
  }
  return names;
}
