/** Where a map shows the venue: at the address that its menu gives, or what a search for its name and address finds. */
export function mapLink(name: string, { map, address }: { readonly map?: string; readonly address?: string }): string {
  return map ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address ?? ''}`)}`;
}
