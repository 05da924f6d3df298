/** A pizzeria: pizzas in two sizes, a pizza to put together, pasta. */
export const PIZZERIA = `languages: es en it
# contact:
#   phone: 958 000 000
#   address: Calle Mayor 1, Granada
#   booking: https://reservas.example/local
# Valores para todos los platos que no tengan uno propio. // Values for all dishes that do not have their own.
# defaults:
#   allergens: gluten

sections:
  - section: Para empezar @en To start @it Antipasti
    items:
      # Un plato por línea: nombre, dos puntos, precio, alérgenos. // One dish a line: name, colon, price, allergens.
      - Pan de ajo @en Garlic bread @it Pane all’aglio: 4.50 [gluten, lacteo]
      - Ensalada caprese @en Caprese salad @it Insalata caprese: 8.90 [lacteo]

  - section: Pizzas @en Pizzas @it Pizze
    items:
      # Dos tamaños: palabras tuyas, con su traducción. // Two sizes: words of your own, with their translation.
      - item: Margarita @en Margherita @it Margherita
        prices: {Mediana @en Medium @it Media: 8.50, Familiar @en Family @it Familiare: 14}
        allergens: gluten, lacteo
        description: Tomate, mozzarella y albahaca @en Tomato, mozzarella and basil @it Pomodoro, mozzarella e basilico
      - item: Cuatro quesos @en Four cheeses @it Quattro formaggi
        prices: {Mediana @en Medium @it Media: 10, Familiar @en Family @it Familiare: 16.50}
        allergens: gluten, huevos, lacteo, ~frutos con cáscara
        description: Mozzarella, gorgonzola, parmesano y provolone @en Mozzarella, gorgonzola, parmesan and provolone @it Mozzarella, gorgonzola, parmigiano e provolone
      # «choose» dice cuántos: 1, up to 2, any. // "choose" says how many: 1, up to 2, any.
      - builder: Tu pizza @en Your pizza @it La tua pizza
        price: 9.50
        steps:
          - title: La base @en The base @it La base
            choose: 1
            options:
              - Tomate @en Tomato @it Pomodoro
              - Nata @en Cream @it Panna
          - title: Los ingredientes @en The toppings @it Gli ingredienti
            choose: up to 2
            options:
              - Champiñones @en Mushrooms @it Funghi
              - Jamón cocido @en Cooked ham @it Prosciutto cotto
              - Aceitunas @en Olives @it Olive
        extras:
          - Otro ingrediente @en Another topping @it Un altro ingrediente: +1.20
          - Masa sin gluten @en Gluten-free base @it Impasto senza glutine: +2

  - section: Pasta @en Pasta @it Pasta
    items:
      - Espaguetis carbonara @en Spaghetti carbonara @it Spaghetti alla carbonara: 11.50 [gluten, huevos, lacteo]
      - Lasaña @en Lasagne @it Lasagne: 12 [apio, gluten, huevos, lacteo]

  - section: Postres @en Desserts @it Dolci
    items:
      - Tiramisú @en Tiramisu @it Tiramisù: 5.50 [gluten, huevos, lacteo]

  - section: Bebidas @en Drinks @it Bevande
    items:
      - Agua @en Water @it Acqua: 2 []
      - Vino de la casa @en House wine @it Vino della casa: 2.80 copa / 13 botella [sulfitos]
`;
