/** A menu with every state that an allergen of a dish can be in, and what is not on the menu. */
export const KITCHEN = `venue: Bar "Sol" & Sombra
languages: es en
sections:
  - section: Tapas @en Tapas
    items:
      - heading: Fritos @en Fried
      - Croquetas @en Croquettes: 3 [gluten, huevos, ~soja]
      - Aceitunas @en Olives: 3 []
      - Pan & <ajo> @en Bread: 2
      - item: Secreto @en Secret
        hidden: true
        allergens: gluten
      - promo: Menú del día @en Menu of the day
        price: 14
  - section: Oculta @en Hidden
    hidden: true
    items:
      - Nada @en Nothing: 1
  - section: Vinos @en Wines
    items:
      - Rioja @en Rioja: 3 [sulfitos]
`;
