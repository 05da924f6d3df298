/** The descriptions of fields in Spanish, by their English in the field tables: most who write menus read it first. */
export const SPANISH: Readonly<Record<string, string>> = {
  // The venue
  'Name of the venue as diners know it.': 'El nombre del local, como lo conocen los clientes.',
  "Key of the venue on the server and in QR codes; the file's name unless given.":
    'Clave del local en el servidor y en los códigos QR; si no se escribe, el nombre del archivo.',
  "`unavailable` shows 'Menú no disponible' instead of the menu.":
    '`unavailable` enseña «Menú no disponible» en lugar de la carta.',
  'The page is also reachable with one more word in its address.':
    'A la página se llega también con una palabra más en la dirección, como el número de la mesa.',
  "Languages of the menu; the first is that of texts without a tag, and the page's default.":
    'Idiomas de la carta: es, en, fr, de, it, ca. El primero es el de los textos sin marca y en el que se abre la página.',
  'Languages that no text may lack.': 'Idiomas que no pueden faltar en ningún texto.',
  "Logo in the venue's folder.": 'El logo, de la carpeta de imágenes del local.',
  'Words under the logo.': 'Lo que se lee debajo del logo.',
  'Phone, address and accounts in the footer.': 'Teléfono, dirección y cuentas, al pie de la página.',
  'Digits become a call (+34), any other text an e-mail; hidden when empty.':
    'Si son cifras se puede llamar (+34); cualquier otro texto es un correo. Vacío no se enseña.',
  'Street and town.': 'Calle y población.',
  'Name of the account, or its https address.': 'El nombre de la cuenta, o su dirección https.',
  'Name of the page, or its https address.': 'El nombre de la página, o su dirección https.',
  'Turns the stamp card on.': 'Activa la tarjeta de sellos.',
  'Stamps on a full card.': 'Sellos que llenan la tarjeta.',
  'What a full card is worth.': 'Lo que se gana con la tarjeta llena.',
  'How long a card is valid: days, months or years.':
    'Cuánto vale una tarjeta: días (90 days), meses (6 months) o años (1 year).',
  'Most stamps that a card takes in one day.': 'Los sellos que una tarjeta admite como mucho en un día.',
  'The card above the sections.': 'La tarjeta que va encima de las secciones.',
  'Year of foundation.': 'Año de apertura.',
  'Numbers to call or to write to.': 'Números a los que llamar o escribir.',
  'What the number is for.': 'Para qué es el número.',
  'The number.': 'El número.',
  'A call or a message.': '`tel` para llamar, `whatsapp` para escribir.',
  "The venue's colours and font.": 'Los colores y la letra del local.',
  'Colour of titles and buttons, in quotes.': 'Color de títulos y botones, entre comillas.',
  'Colour of the page, in quotes.': 'Color del fondo, entre comillas.',
  'Colour of the text, in quotes.': 'Color del texto, entre comillas.',
  'Font of the titles.': 'Letra de los títulos.',
  'What every item of the file has unless it says otherwise: any field of an item.':
    'Lo que vale para todos los platos del archivo mientras un plato no diga otra cosa: cualquier campo de un plato.',
  'The sections of the menu, in order.': 'Las secciones de la carta, en su orden.',

  // The section
  'Title of the section.': 'El título de la sección.',
  'Name of the section in addresses and in `use`. Unless given, it is made from the title.':
    'El nombre de la sección en las direcciones y en `use`. Si no se escribe, sale del título.',
  "Picture in the venue's folder.": 'Imagen de la carpeta del local.',
  'Leaves the section out of the menu.': 'Guarda la sección sin enseñarla.',
  'Shown from 17:00 to 03:00, Madrid time.': 'Se enseña de 17:00 a 3:00, hora de Madrid.',
  'What the section holds: dishes on one line, or longer entries.':
    'Lo que hay en la sección: platos en una línea, o entradas más largas.',
  'All sections of a partial, or the one named after `#`.':
    'Todas las secciones de un archivo de `_shared`, o la que se nombra detrás de `#`.',
  'Items of the partial that are left out.': 'Los platos que aquí no se sirven.',
  'Prices that differ here, by item.': 'Los precios que aquí son otros, plato por plato.',

  // The item
  'A dish or drink.': 'Un plato o una bebida.',
  'Name of the item in addresses and in `use`. Unless given, it is made from the first text.':
    'El nombre del plato en las direcciones y en `use`. Si no se escribe, sale del primer texto.',
  'Price in euros, VAT included; several with their labels, separated by slashes; or a text.':
    'Precio en euros, IVA incluido; varios, cada uno con su palabra y separados por barras; o un texto.',
  'Price in euros, VAT included.': 'Precio en euros, IVA incluido.',
  'Prices by label, where a label of your own may be translated.':
    'Precios con su palabra delante; una palabra tuya se puede traducir.',
  'Allergens that the item contains, or with ~ before it may contain; `none` states that there are none.':
    'Los alérgenos que lleva, o con ~ delante los que puede llevar (trazas). `none` declara que no lleva ninguno.',
  'A sentence under the name.': 'Una frase debajo del nombre.',
  'Further text, shown in the detail popup.': 'Más texto, que se lee al abrir el plato.',
  "Picture or video in the venue's folder; a full item uses the picture named as its id if there is one.":
    'Foto o vídeo de la carpeta del local. Un plato completo usa la que se llama como su id, si la hay.',
  'Address of a picture that stands elsewhere.': 'Dirección de una imagen que está en otro sitio.',
  "Folder of the picture, if it is not the venue's.": 'La carpeta de la imagen, si no es la del local.',
  "Small sign beside the name, from the venue's folder or the icons that all venues share.":
    'Un dibujo pequeño junto al nombre, de la carpeta del local o de los iconos comunes.',
  'Style of the icon.': 'El estilo del icono.',
  'A tap on the item opens a popup with its picture, description, detail and allergens.':
    'Al tocar el plato se abre una ventana con su foto, descripción, detalle y alérgenos.',
  'Shows the tag that the burger can be had smashed.': 'Enseña la etiqueta «PIDELA SMASH».',
  "Shows the price large, with an apostrophe before the cents (14'90).":
    "Enseña el precio en grande, con apóstrofo delante de los céntimos (14'90).",
  'Text after the price.': 'Lo que se lee detrás del precio.',
  'Decimals of the price.': 'Decimales del precio.',
  'CSS class of the item, for the styles of one venue.': 'Clase CSS del plato, para los estilos de un local.',
  'Shows the allergens as pictures in the list, too.': 'Enseña los alérgenos con dibujos también en la lista.',
  'Shown from 19:00 to 03:00, Madrid time.': 'Se enseña de 19:00 a 3:00, hora de Madrid.',
  'Shown from 03:00 to 19:00, Madrid time.': 'Se enseña de 3:00 a 19:00, hora de Madrid.',
  'Shows that a garnish is included.': 'Dice que la guarnición está incluida.',
  'The description is the Spanish name of the dish and is shown as such in every language.':
    'La descripción es el nombre español del plato y se enseña así en todos los idiomas.',
  'The description may hold b strong i em u br p ul ol li span a small sup sub.':
    'La descripción puede llevar b strong i em u br p ul ol li span a small sup sub.',
  'A drink sold by shot, glass and bottle. Set by the labels chupito, copa and botella.':
    'Una bebida que se sirve por chupito, copa o botella. Lo dicen ya las palabras chupito, copa y botella.',
  'A dish sold in portions. Set by the labels extra, tapa, media and ración.':
    'Un plato que se sirve por raciones. Lo dicen ya las palabras extra, tapa, media y ración.',
  'Leaves the item out of the menu.': 'Guarda el plato sin enseñarlo.',
  'A row of text, or a row with picture and extras. Unless given, the fields in use decide.':
    '`simple`: una línea de texto. `full`: con foto y demás. Si no se escribe, lo deciden los campos que use el plato.',

  // The other entries
  'A sub-heading.': 'Un subtítulo dentro de la sección.',
  'A paragraph.': 'Un párrafo.',
  'A wide banner that opens its link in a new tab.': 'Una franja a todo lo ancho, que abre su enlace en otra pestaña.',
  'Where the banner leads.': 'Adónde lleva la franja.',
  'An item shown large.': 'Un plato en grande.',
  'Address of a reel, opened in a new tab.': 'Dirección de un reel, que se abre en otra pestaña.',
  "Seal of quality in the venue's folder.": 'Sello de calidad, de la carpeta del local.',
  'Words over the name.': 'Lo que se lee encima del nombre.',
  'An offer.': 'Una oferta.',
  'When it is to be had.': 'Cuándo se puede pedir.',
  'What is included.': 'Lo que incluye.',
  'Small print.': 'La letra pequeña.',
  'A dish that diners put together themselves.': 'Un plato que el cliente monta a su gusto.',
  'The steps, in order.': 'Los pasos, en su orden.',
  'Title of this part.': 'El título de esta parte.',
  'How many the diner takes: a number, `up to 2`, or `any`.':
    'Cuántas se eligen: un número, `up to 2` (hasta dos) o `any` (las que se quieran).',
  'What there is to choose from; what costs more, with its price.':
    'Entre qué se elige; lo que cuesta más, con su precio.',
  'What can be added, with its price.': 'Lo que se puede añadir, con su precio.',
  'Choices that go with dishes: sides, sizes, sauces.': 'Lo que acompaña a los platos: guarniciones, tamaños, salsas.',
  'The groups of choices.': 'Los grupos entre los que se elige.',
  'A menu of several courses at one price.': 'Un menú de varios platos a un precio.',
  'What the price is for.': 'Para quién es el precio: `person`, o un texto tuyo.',
  'The courses, in order.': 'Los tiempos del menú, en su orden.',
  'Title of the course.': 'El título del tiempo.',
  'The dishes of the course.': 'Los platos del tiempo.',
  'The drink that is included, and its condition.': 'La bebida incluida, y con qué condición.',
  'The drinks that are included.': 'Las bebidas incluidas.',
  'How much of it.': 'Cuánta.',
  'What else is included.': 'Qué más incluye.',
  'Conditions, numbered in order.': 'Condiciones, numeradas en su orden.',
  'Title of the condition.': 'El título de la condición.',
  'The condition itself.': 'La condición.',
  'Where to transfer the money.': 'Adónde se transfiere el dinero.',
  'Number of the account.': 'Número de la cuenta.',
  'Holder of the account.': 'Titular de la cuenta.',
  'What to write with the transfer.': 'Qué se escribe en la transferencia.',
  "The entries of a partial's section, in place.":
    'Lo que hay en una sección de un archivo de `_shared`, en este sitio.',
};
