/** A burger restaurant: burgers with extras, a burger to put together, shakes. */
export const BURGER = `languages: es en
# Una tarjeta de sellos: quita los # de estas líneas. // A stamp card: delete the # before these lines.
# loyalty:
#   stamps: 10
#   reward: Una burger a elegir @en A burger of your choice
#   validity: 6 months

sections:
  - section: Entrantes @en Starters
    items:
      # Un plato por línea: nombre, dos puntos, precio, alérgenos. // One dish a line: name, colon, price, allergens.
      - Aros de cebolla @en Onion rings: 7.50 [gluten, ~huevos, ~lacteo]
      # «unit» va detrás del precio. // "unit" is shown after the price.
      - item: Alitas BBQ @en BBQ wings
        price: 1.50
        allergens: apio, gluten, mostaza, pescado, soja, sulfitos
        unit: x UD @en each

  - section: Burgers @en Burgers
    items:
      # «smash» muestra PÍDELA SMASH; «styledPrice» escribe el precio en grande. // "smash" shows MAKE IT SMASH; "styledPrice" shows a large price.
      - item: La clásica @en The classic
        price: 12.50
        allergens: gluten, huevos, lacteo, mostaza, sesamo
        description: Vaca madurada, cheddar, lechuga y tomate @en Dry-aged beef, cheddar, lettuce and tomato
        smash: true
        styledPrice: true
      - item: La crujiente @en The crispy
        price: 13.50
        allergens: gluten, huevos, lacteo, mostaza, ~sulfitos
        description: Pollo rebozado, col y pepinillo @en Crispy chicken, slaw and gherkin
        styledPrice: true
      # Guarniciones y salsas, y lo que suman al precio. // Sides and sauces, and what they add to the price.
      - options: A tu manera @en Your way
        choices:
          - title: Guarnición @en Side
            options:
              - Patatas @en Fries
              - Boniato @en Sweet potatoes: +0.60
          - title: Salsas @en Sauces
            options:
              - BBQ @en BBQ: +0.60
              - De la casa @en House: +0.60

  - section: Crea tu burger @en Create your burger
    items:
      # «choose» dice cuántos: 1, up to 2, any. // "choose" says how many: 1, up to 2, any.
      - builder: Crea tu burger @en Create your burger
        price: 12.95
        steps:
          - title: La carne @en The meat
            choose: 1
            options:
              - Vaca @en Beef
              - Pollo @en Chicken
              - Vegetal @en Veggie
          - title: Los ingredientes @en The ingredients
            choose: up to 2
            options:
              - Cheddar @en Cheddar
              - Beicon @en Bacon
              - Aguacate @en Avocado
        extras:
          - Huevo @en Egg: +1.50

  - section: Bebidas @en Drinks
    items:
      - heading: Refrescos @en Soft drinks
      - Agua @en Water: 2 []
      - Refresco @en Soft drink: 2.80 []
      - heading: Batidos @en Shakes
      - Batido de vainilla @en Vanilla shake: 5.50 [lacteo]
`;
