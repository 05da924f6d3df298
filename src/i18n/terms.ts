/** Words of the menu language whose translations stand in the interface texts. */

/** The 14 allergens of Regulation (EU) 1169/2011, by the keys of the menu language, in its order. */
export type Allergen =
  | 'altramuces'
  | 'apio'
  | 'cacahuetes'
  | 'crustaceos'
  | 'frutos con cáscara'
  | 'gluten'
  | 'huevos'
  | 'lacteo'
  | 'molusco'
  | 'mostaza'
  | 'pescado'
  | 'sesamo'
  | 'soja'
  | 'sulfitos';

/** Price labels whose words stand in the interface texts. */
export type StandardLabel =
  | 'extra'
  | 'tapa'
  | 'media'
  | 'racion'
  | 'chupito'
  | 'copa'
  | 'botella'
  | 'barra'
  | 'mesa'
  | 'terraza';
