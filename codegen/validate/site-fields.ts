/** The fields of `menus/_system/site.yaml` (menu language, second edition, 'The site'). */
import { SITE_DEFAULTS } from '../../src/terms/site.ts';
import type { FieldTable } from './field.ts';

export const SITE_FIELDS = {
  name: {
    type: 'string',
    default: SITE_DEFAULTS.name,
    description: 'Name of the product as diners see it.',
    spanish: 'El nombre del servicio, como lo ven los clientes.',
    examples: ['Carta'],
  },
  basePath: {
    type: 'basePath',
    default: SITE_DEFAULTS.basePath,
    description: 'The path before the addresses of all pages; `/` for none.',
    spanish: 'La ruta que va delante de las direcciones de todas las páginas; `/` si no hay ninguna.',
    examples: ['/cartas', '/'],
  },
  timeZone: {
    type: 'zone',
    default: SITE_DEFAULTS.timeZone,
    description: 'The time zone of every venue that does not name another.',
    spanish: 'La zona horaria de los locales que no dicen otra.',
    examples: ['Europe/Madrid'],
  },
  country: {
    type: 'country',
    default: SITE_DEFAULTS.country,
    description: 'The country in two letters. It gives the prefix of phone numbers without one, and the currency.',
    spanish: 'El país, en dos letras. De él salen el prefijo de los teléfonos que no lo llevan y la moneda.',
    examples: ['ES', 'PT'],
  },
  home: {
    type: 'id',
    default: SITE_DEFAULTS.home,
    description: 'The venue at the base path, by the name of its file.',
    spanish: 'El local que se abre en la ruta de base, por el nombre de su archivo.',
    examples: ['bar-ejemplo'],
  },
  demo: {
    type: 'id',
    default: SITE_DEFAULTS.demo,
    description:
      'The venue that shows what a menu can be: it asks whether the visitor wants one, and is at /test, too.',
    spanish: 'El local de muestra: pregunta al visitante si quiere una carta así, y está también en /test.',
    examples: ['index'],
  },
  publicUrl: {
    type: 'origin',
    description:
      'The address that diners reach the site at, up to the host. If the variable PUBLIC_URL is set, it is used instead.',
    spanish:
      'La dirección en la que los clientes encuentran el sitio, hasta el host. Si existe la variable PUBLIC_URL, se usa esa.',
    examples: ['https://cartas.example'],
  },
  contact: {
    type: 'email',
    description: 'E-mail address for people who want a menu, or ask what happens to their data.',
    spanish: 'Correo para quien quiere una carta o pregunta por sus datos.',
    examples: ['hola@bar.example'],
  },
} as const satisfies FieldTable;
