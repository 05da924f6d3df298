/** The fields of a menu that hold a picture's path or address (src/menu/model.ts). */
const PICTURE_FIELDS = new Set(['image', 'icon', 'badge', 'logo']);

/** The addresses of pictures and videos on other hosts in generated menu data. */
export function foreignPictures(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') return foreignPictures(value);
    return PICTURE_FIELDS.has(key) && value.startsWith('https://') ? [value] : [];
  });
}
