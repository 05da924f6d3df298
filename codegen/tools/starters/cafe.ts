/** A café: breakfasts until noon, coffee at the bar, at a table and outside, cakes. */
export const CAFE = `languages: es en
# contact:
#   address: Plaza Mayor 1, Granada
#   instagram: cuenta

sections:
  - section: Desayunos @en Breakfast
    # Solo se enseña a estas horas. // Shown at these hours only.
    served: 8-12:30
    items:
      # Un párrafo para todos. // A paragraph for everybody.
      - note: Con pan de masa madre @en On sourdough bread
      - Tostada con tomate y aceite @en Toast with tomato and olive oil: 2,80 [gluten]
      - Tostada de aguacate y huevo @en Avocado and egg toast: 5,50 [gluten, huevos]
      # Lo mismo en largo, para describirlo. // The same in its long form, to describe it.
      - item: Desayuno completo @en Full breakfast
        price: 7.50
        allergens: gluten, huevos, lacteo
        description: Café, zumo, huevos y tostada @en Coffee, juice, eggs and toast

  - section: Café e infusiones @en Coffee and tea
    items:
      # El precio en la barra, en la mesa y en la terraza. // The price at the bar, at a table and outside.
      - Café solo @en Espresso: 1.30 barra / 1.50 mesa / 1.70 terraza []
      - Café con leche @en White coffee: 1.60 barra / 1.80 mesa / 2 terraza [lacteo]
      - Infusión @en Herbal tea: 1.50 barra / 1.70 mesa / 1.90 terraza []
      # Lo que se puede elegir, y lo que suma al precio. // What diners can choose, and what it adds to the price.
      - options: Tu leche @en Your milk
        choices:
          - title: Leche @en Milk
            options:
              - Entera @en Whole
              - De avena @en Oat: +0.30
              - De soja @en Soya: +0.30

  - section: Repostería @en Cakes
    items:
      # Trazas con ~, y [] si no lleva ningún alérgeno. // Traces with ~, and [] if there are no allergens.
      - Tarta de zanahoria @en Carrot cake: 4,50 [frutos con cáscara, gluten, huevos, lacteo]
      - Cruasán @en Croissant: 1,90 [gluten, huevos, lacteo, ~frutos con cáscara]
      - Macedonia @en Fruit salad: 4 []

  - section: Bebidas frías @en Cold drinks
    items:
      - Agua @en Water: 1.80 []
      - Zumo de naranja @en Orange juice: 3.20 []
`;
