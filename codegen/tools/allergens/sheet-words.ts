import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/language.ts';
import { type Mark, MARKS } from '../../../src/terms/marks.ts';
import type { TextTree } from '../../emit/interface-modules.ts';

/** What only the kitchen's sheet says. What diners read, too, stands in the texts of the interface. */
type OwnWords = {
  readonly title: string;
  readonly section: string;
  readonly dish: string;
  /** `{date}` is the day of the print. */
  readonly printed: string;
  readonly legend: string;
  /** What a mark for traces is called beside the others. */
  readonly traces: string;
  readonly staff: string;
  readonly recipes: string;
};

export type SheetWords = OwnWords & {
  readonly allergens: readonly string[];
  /** What dishes are called beside their names, and the words for it. */
  readonly marksTitle: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly contains: string;
  readonly unlisted: string;
  readonly undeclared: string;
  readonly undeclaredMeaning: string;
  readonly askAboutAllergens: string;
};

const OWN: Record<Language, OwnWords> = {
  es: {
    title: 'Alérgenos por plato',
    section: 'Sección',
    dish: 'Plato',
    printed: 'Impreso el {date}',
    legend: 'Leyenda',
    traces: 'Puede contener trazas',
    staff:
      'Personal de sala: si un cliente pregunta, responde con esta hoja delante. Ante un «?» o cualquier duda, pregunta en cocina antes de responder.',
    recipes: 'Cocina: si cambia una receta o un proveedor, esta hoja deja de valer. Reglamento (UE) n.º 1169/2011.',
  },
  en: {
    title: 'Allergens by dish',
    section: 'Section',
    dish: 'Dish',
    printed: 'Printed on {date}',
    legend: 'Key',
    traces: 'May contain traces',
    staff:
      'Waiting staff: if a guest asks, answer with this sheet in front of you. If you see a ‘?’ or have any doubt, ask the kitchen before you answer.',
    recipes:
      'Kitchen: when a recipe or a supplier changes, this sheet is no longer valid. Regulation (EU) No 1169/2011.',
  },
  fr: {
    title: 'Allergènes par plat',
    section: 'Rubrique',
    dish: 'Plat',
    printed: 'Imprimé le {date}',
    legend: 'Légende',
    traces: 'Traces possibles',
    staff:
      'Personnel de salle : si un client pose la question, répondez avec cette feuille sous les yeux. Devant un « ? » ou au moindre doute, demandez en cuisine avant de répondre.',
    recipes:
      'Cuisine : si une recette ou un fournisseur change, cette feuille n’est plus valable. Règlement (UE) n° 1169/2011.',
  },
  de: {
    title: 'Allergene nach Gericht',
    section: 'Rubrik',
    dish: 'Gericht',
    printed: 'Gedruckt am {date}',
    legend: 'Legende',
    traces: 'Spuren möglich',
    staff:
      'Service: Fragt ein Gast, antworten Sie mit diesem Blatt in der Hand. Bei einem „?“ oder im Zweifel fragen Sie erst in der Küche nach.',
    recipes:
      'Küche: Ändert sich ein Rezept oder ein Lieferant, gilt dieses Blatt nicht mehr. Verordnung (EU) Nr. 1169/2011.',
  },
  it: {
    title: 'Allergeni per piatto',
    section: 'Sezione',
    dish: 'Piatto',
    printed: 'Stampato il {date}',
    legend: 'Legenda',
    traces: 'Possibili tracce',
    staff:
      'Personale di sala: se un cliente chiede, rispondi con questo foglio sotto gli occhi. Se c’è un «?» o hai un dubbio, chiedi in cucina prima di rispondere.',
    recipes: 'Cucina: se cambia una ricetta o un fornitore, questo foglio non vale più. Regolamento (UE) n. 1169/2011.',
  },
  ca: {
    title: 'Al·lèrgens per plat',
    section: 'Secció',
    dish: 'Plat',
    printed: 'Imprès el {date}',
    legend: 'Llegenda',
    traces: 'Pot contenir traces',
    staff:
      'Personal de sala: si un client pregunta, respon amb aquest full al davant. Davant d’un «?» o de qualsevol dubte, pregunta a cuina abans de respondre.',
    recipes:
      'Cuina: si canvia una recepta o un proveïdor, aquest full deixa de ser vàlid. Reglament (UE) núm. 1169/2011.',
  },
};

/** The words of the sheet in one language, those of the interface among them. */
export function sheetWords(texts: TextTree, language: Language): SheetWords {
  return {
    ...OWN[language],
    allergens: ALLERGENS.map((key: Allergen) => textAt(texts, 'allergens', key)),
    marksTitle: textAt(texts, 'finder', 'marksTitle'),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, textAt(texts, 'marks', mark)])) as Record<Mark, string>,
    contains: textAt(texts, 'allergenTexts', 'contains'),
    unlisted: textAt(texts, 'finder', 'unlisted'),
    undeclared: textAt(texts, 'finder', 'undeclared'),
    undeclaredMeaning: textAt(texts, 'finder', 'meansUndeclared'),
    askAboutAllergens: textAt(texts, 'footer', 'askAboutAllergens'),
  };
}

function textAt(tree: TextTree, group: string, name: string): string {
  const text = tree[group]?.[name];
  if (text === undefined) throw new Error(`The interface has a text ${group}.${name}.`);
  return text;
}
