/** A tapas bar: dishes on one line, by tapa, half portion and portion. */
export const BAR = `languages: es en fr
# contact:
#   phone: 958 000 000
#   address: Calle Mayor 1, Granada
#   whatsapp: 600 000 000
#   instagram: cuenta

sections:
  - section: Para picar @en To share @fr À partager
    items:
      # Un plato por línea: nombre, dos puntos, precio, alérgenos. // One dish a line: name, colon, price, allergens.
      - Croquetas de jamón @en Ham croquettes @fr Croquettes au jambon: 3.50 tapa / 7 media / 12 ración [gluten, huevos, lacteo]
      - Tortilla de patatas @en Potato omelette @fr Tortilla aux pommes de terre: 9,50 [huevos]
      # [] declara que no lleva ninguno de los 14 alérgenos. // [] states that it contains none of the 14 allergens.
      - Aceitunas aliñadas @en Marinated olives @fr Olives marinées: 3 []
      # S.M: según mercado. Un precio que no empieza por una cifra se muestra tal cual. // S.M: the market price. A price that does not begin with a digit is shown as it is.
      - Pescado del día @en Fish of the day @fr Poisson du jour: S.M [pescado]

  - section: Carnes @en Meats @fr Viandes
    items:
      # Lo mismo en largo, para describir un plato. // The same in its long form, to describe a dish.
      - item: Costillas a la miel @en Honey ribs @fr Travers au miel
        price: 15.95
        allergens: gluten, soja, ~sesamo
        description: Con patatas de la casa @en With house potatoes @fr Avec pommes de terre maison

  - section: Bebidas @en Drinks @fr Boissons
    items:
      - heading: Refrescos @en Soft drinks @fr Boissons sans alcool
      - Agua @en Water @fr Eau: 2 []
      - Zumo de naranja @en Orange juice @fr Jus d’orange: 3.20 []
`;
