/** A pub: beers by vessel, spirits by shot, glass and bottle, tapas, and what is for the night. */
export const PUB = `languages: es en
# contact:
#   phone: 958 000 000
#   whatsapp: 600 000 000
#   instagram: cuenta

sections:
  - section: Cerveza @en Beer
    items:
      - heading: De grifo @en On tap
      # «media», «copa», «botella», «chupito» salen traducidas. // "media", "copa", "botella", "chupito" are translated by themselves.
      # Una palabra tuya se traduce en la forma larga. // A word of your own is translated in the long form.
      - item: Rubia @en Lager
        prices: {Caña @en Small: 2.50, Pinta @en Pint: 5}
        allergens: gluten
      - item: IPA @en IPA
        prices: {Caña @en Small: 3, Pinta @en Pint: 6}
        allergens: gluten
      - heading: De botella @en By the bottle
      - Tostada @en Amber ale: 4.20 [gluten]
      - Sin gluten @en Gluten-free: 4.20 [~gluten]

  - section: Copas @en Spirits
    items:
      - Ginebra @en Gin: 3 chupito / 7 copa / 60 botella []
      - Ron añejo @en Aged rum: 3.50 chupito / 8 copa / 75 botella []
      - Orujo de hierbas @en Herb liqueur: 2.50 chupito / 5 copa []

  - section: Para picar @en Bites
    items:
      # withChips: con guarnición. // withChips: with a garnish.
      - Hamburguesa de la casa @en House burger: 11.50 [gluten, huevos, lacteo] withChips
      - Alitas picantes @en Hot wings: 5 media / 9 ración [mostaza, ~gluten]
      # onlyNight: de 19:00 a 3:00; onlyDay: de 3:00 a 19:00. // onlyNight: from 7 pm to 3 am; onlyDay: from 3 am to 7 pm.
      - Nachos de medianoche @en Midnight nachos: 8.50 [lacteo] onlyNight

  # Una sección entera, desde las 17:00. // A whole section, from 5 pm.
  - section: Cócteles @en Cocktails
    onlyNight: true
    items:
      - item: Negroni @en Negroni
        price: 9
        allergens: sulfitos
        description: Ginebra, vermut y bíter @en Gin, vermouth and bitters
      - Mojito sin alcohol @en Alcohol-free mojito: 6.50 []
`;
