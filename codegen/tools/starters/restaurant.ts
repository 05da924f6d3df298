/** A restaurant: courses, a menu of the day, a set menu and the conditions for groups. */
export const RESTAURANT = `languages: es en
# contact:
#   phone: 958 000 000
#   address: Calle Mayor 1, Granada
#   booking: https://reservas.example/local
# info:
#   founded: 1998

sections:
  - section: Entrantes @en Starters
    items:
      # Un plato por línea: nombre, dos puntos, precio, alérgenos. // One dish a line: name, colon, price, allergens.
      - Ensalada de la huerta @en Garden salad: 9,50 []
      # ~ quiere decir que puede llevar trazas. // ~ means that it may contain traces.
      - Croquetas caseras @en Home-made croquettes: 7 media / 12 ración [gluten, huevos, lacteo, ~pescado]

  - section: Segundos @en Main courses
    items:
      # Lo mismo en largo, para describir un plato. // The same in its long form, to describe a dish.
      - item: Merluza al horno @en Baked hake
        price: 18.50
        allergens: pescado, sulfitos
        description: Con patatas panadera y ajada @en With sliced potatoes and garlic paprika oil
      # S.M: según mercado. Un precio que no empieza por una cifra se muestra tal cual. // S.M: the market price. A price that does not begin with a digit is shown as it is.
      - Pescado de lonja @en Catch of the day: S.M [pescado]
      - Entrecot a la brasa @en Chargrilled ribeye: 21,50 [] withChips

  - section: Menús @en Set menus
    items:
      # Una oferta, con lo que incluye. // An offer, with what it includes.
      - promo: Menú del día @en Menu of the day
        price: 14.50
        # Los alérgenos de todo lo que incluye. // The allergens of everything that it includes.
        allergens: gluten, huevos, lacteo, pescado, sulfitos
        when: De lunes a viernes, de 13:00 a 16:00 @en Monday to Friday, 1 pm to 4 pm
        includes:
          - Primero y segundo @en Starter and main course
          - Pan, bebida y postre o café @en Bread, a drink and dessert or coffee
      # Un menú cerrado, por platos. // A menu of several courses.
      - setMenu: Menú de grupo @en Group menu
        price: 35
        # Los alérgenos de la bebida, el pan y lo demás. // The allergens of the drink, the bread and the rest.
        allergens: gluten, sulfitos
        courses:
          - title: Para compartir @en To share
            dishes:
              - Croquetas caseras @en Home-made croquettes: [gluten, huevos, lacteo, ~pescado]
              - Ensalada de la huerta @en Garden salad: []
          - title: A elegir @en Choose one
            dishes:
              - Merluza al horno @en Baked hake: [pescado, sulfitos]
              - Entrecot a la brasa @en Chargrilled ribeye: []
        drink:
          options: Vino de la casa, cerveza o agua @en House wine, beer or water
          condition: Una botella de vino por cada 2 personas @en One bottle of wine for every 2 people
      # Las condiciones se numeran solas. // Conditions are numbered in order.
      - conditions:
          - title: Reserva @en Booking
            text: Se paga el 50 % al reservar @en 50% is paid when booking
          - title: Alergias @en Allergies
            text: Avísanos cuatro días antes @en Tell us four days before

  - section: Postres @en Desserts
    items:
      - Tarta de queso @en Cheesecake: 5,90 [gluten, huevos, lacteo]

  - section: Bodega @en Wine list
    items:
      - Tinto crianza @en Red crianza: 3 copa / 17 botella [sulfitos]
`;
