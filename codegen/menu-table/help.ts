/** How a table of a menu is made, for the help of `import`. */
export const TABLE_HELP = `The table:
  The first row names the columns, in Spanish or English; case and accents do not matter. Each row below is a dish.
  "npm run carta -- export --template --out carta.xlsx" writes an example to start from.

  Sección, Plato, Descripción, Detalle, Unidad   texts (Section, Dish, Description, Detail, Unit). A language more
                        is a column more: Plato en, Plato fr. A text without a language is in Spanish. An empty
                        Sección means: the same as above.
  Precio                15.95, or 15,95 €, or S.M, or 3,50 tapa / 7 media (Price)
  Extra, Tapa, Media, Ración, Chupito, Copa, Botella, Barra, Mesa, Terraza   the price with that label
  Precio: Caña          the price with a label of your own; translated: Precio: Caña @en Small beer
  Alérgenos             gluten, huevos, ~soja (~ for traces), or ninguno; nothing declares nothing (Allergens)
  Gluten, Huevos, …     instead, a column for each of the 14: X contains, T traces, - no
  Trazas                allergens of which there may be traces (Traces)
  Marcas                onlyNight, onlyDay, withChips, smash, styledPrice, detailedPopup, hidden …; or a column for
                        each, with an X (Flags)
  Imagen, Icono, Enlace, Sello, Variante, Id …   the fields image, icon, link, badge, variant, id …
  Cuándo, Incluye, Letra pequeña, Etiqueta       of a promo, and the label of a highlight; what is included stands in
                        one cell, each on a line
  Tipo                  what the row is, if it is no dish: local (the venue's name, subtitle and logo), sección (its
                        picture and marks), subtítulo, nota, banner, destacado, promoción (Kind: venue, section,
                        heading, note, banner, highlight, promo)
`;
