/** A menu with every kind of entry, in two languages; one item and one section of it are hidden. */
export const EVERY_KIND = `venue: Casa Pepe & Hijos
languages: es en
subtitle: Cocina de mercado @en Market kitchen
contact: {phone: [Mesas: 958 123 456, 958 123 457], email: hola@casapepe.example, whatsapp: 600 123 456, web: "https://www.casapepe.example/", booking: "https://reservas.example/casapepe", address: Calle Elvira 12, instagram: casapepe, tiktok: casapepe}
theme: {accent: "#f2c230", background: "#101010", text: "#ffffff", font: slab}
sections:
  - section: Para picar @en To share
    items:
      - note: Todo es casero @en All is home-made
      - Croquetas @en Croquettes: 3.50 tapa / 7 media / 12 ración [gluten, ~soja]
      - Ensaladilla @en Potato salad: 3 tapa / 6 media / 10 ración []
      - item: Migas @en Crumbs
        price: 9.5
        description: Pan, <b>uvas</b> y chorizo @en Bread, <b>grapes</b> and chorizo
        allowHtmlInDescription: true
        onlyNight: true
        unit: x UD @en each
      - item: Pulpo @en Octopus
        price: S.M
        descriptionIsSpanishName: true
      - item: Secreta @en Secret
        price: 99
        hidden: true
      - heading: Calientes @en Hot dishes
      - Caldo @en Broth: 2
      - highlight: Chuletón @en Steak
        price: 44.9
        styledPrice: true
        label: Solo aquí @en Only here
      - banner: Gana un viaje @en Win a trip
        link: https://example.com
  - section: Noche @en Night
    onlyNight: true
    items:
      - promo: Hora feliz @en Happy hour
        price: 5
        when: De 17 a 19 @en From 5 to 7
        includes: [Caña @en Small beer, Tapa @en Tapa]
        note: Solo en barra @en At the bar only
      - builder: Tu burger @en Your burger
        price: 12
        steps:
          - {title: La carne @en The meat, choose: 1, options: [Vaca @en Beef, Pollo @en Chicken: +1]}
        extras: [Huevo @en Egg: +1.50]
      - options: A tu gusto @en Your way
        choices:
          - {title: Guarnición @en Side, options: [Patatas @en Chips, Arroz @en Rice: +2]}
      - setMenu: Menú del día @en Menu of the day
        price: 14
        courses:
          - {title: Primero @en Starter, dishes: [Sopa @en Soup, Ensalada @en Salad]}
        drink: {options: [Vino @en Wine, Agua @en Water], condition: Una por persona @en One each}
        includes: [Pan @en Bread]
      - wine: Tinto de la casa @en House red
        winery: Bodegas Pepe
        vintage: 2019
        region: D.O. Prueba
        grape: Tempranillo
        price: 3 copa / 15 botella
        allergens: sulfitos
        description: Joven @en Young
      - conditions:
          - title: Reserva @en Booking
            text: Se paga antes @en Paid in advance
            bankTransfer: {account: ES00 1234, holder: Casa Pepe, instructions: Dinos tu nombre @en Tell us your name}
  - section: Oculta @en Hidden
    hidden: true
    items:
      - Nada @en Nothing: 1
`;
