import type { Allergen } from '../../src/terms/allergens.ts';

/** The topic of a word: an allergen; seafood or nuts, which either of two allergens satisfies; or 'nothing', for a misleading phrase. */
export type Topic = Allergen | 'seafood' | 'nuts' | 'nothing';

/** The allergens that satisfy a topic; one of them is enough. */
export const TOPICS: Readonly<Record<'seafood' | 'nuts', readonly Allergen[]>> = {
  seafood: ['crustaceos', 'molusco'],
  nuts: ['frutos con cáscara', 'cacahuetes'],
};

/** The words of one language, in lower case and without accents. */
export type Vocabulary = {
  /**
   * Words and phrases by topic. If several phrases begin at a word, the longest applies. A star before a word stands for the
   * first half of a compound. Names of dishes that only sometimes contain the allergen are left out, to avoid false alarms.
   */
  readonly words: Readonly<Partial<Record<Topic, string>>>;
  /** Words that negate the words after them: 'sin huevo ni leche'. */
  readonly without: string;
  /** Words that join several negated words. */
  readonly joined: string;
  /** Phrases for a dish without gluten, besides those of every language and a word of `without` before gluten. */
  readonly glutenFree: string;
  /** Words before a phrase of `without` or `glutenFree` that make it say the opposite: 'no es apto para celiacos'. */
  readonly not: string;
  /** Phrases for a dish without animal products. */
  readonly vegan: string;
};

/** Words that menus use in every language. */
export const EVERYWHERE: Vocabulary['words'] = {
  gluten:
    'gluten, glutine, glute, glutena, baguette, bagel, brioche, brownie, ciabatta, cookies, croissant, cupcake, focaccia, gnocchi, gyoza, gyozas, lasagna, naan, panko, pizza, ramen, ravioli, sandwich, seitan, spaghetti, strudel, tagliatelle, udon',
  lacteo:
    'lactosa, lactose, laktose, lattosio, brie, burrata, camembert, cheddar, cheesecake, emmental, gorgonzola, gouda, gruyere, halloumi, mascarpone, mozzarella, panna cotta, philadelphia, pecorino, provolone, ricotta, roquefort, stracciatella, tiramisu',
  huevos: 'tiramisu',
  soja: 'edamame, miso, teriyaki, tempeh, tofu',
  sesamo: 'hummus, tahini, tahina',
  pescado: 'surimi',
  sulfitos: 'sulfitos, sulfits, sulfites, sulphites, sulfite, sulfiten, solfiti',
  nothing: 'sulfite free, lactose free, zero lactose, 0 lactosa, 0 lactose',
};

/** Phrases for a dish without gluten that menus use in every language. */
export const GLUTEN_FREE_EVERYWHERE =
  'gluten free, free gluten, zero gluten, no gluten, 0 gluten, gluten 0, gluten zero';

/** What is no allergen and yet stands in lists of what is absent, in every language: 'libre de leche, azúcar y huevo'. */
export const ALSO_ABSENT =
  'azucar, azucares, azucar anadido, azucares anadidos, sugar, sugars, added sugar, sucre, sucres, zucker, zucchero, zuccheri, acucar, acucares, azucre, azukre, conservantes, colorantes, aditivos, preservatives, additives, conservateurs, additifs, conservanti, additivi, conservants, additius, otros alergenos, other allergens, autres allergenes, andere allergene, anderen allergenen, altri allergeni, altres al lergens, outros alergenos, outros alergenios, outros alerxenos, etc, usw, ecc';

const SPANISH: Vocabulary = {
  words: {
    gluten:
      'pan, panes, panecillo, panecillos, bocadillo, bocadillos, bocata, mollete, molletes, montadito, montaditos, tosta, tostas, media tostada, tostada de, tostadas de, tostada con tomate, tostada con aceite, tostada con mantequilla, tostada con jamon, picatostes, chapata, hojaldre, empanadilla, empanadillas, empanado, empanada, empanados, empanadas, rebozado, rebozada, rebozados, rebozadas, croqueta, croquetas, pasta, espaguetis, macarrones, lasana, raviolis, canelones, fideos, fideua, cuscus, trigo, cebada, centeno, cerveza, cervezas, galleta, galletas, bizcocho, bizcochos, magdalena, magdalenas, churros, gofre, gofres, torrija, torrijas, salmorejo, milhojas, sobao, sobaos, mazamorra, ajoblanco, tempura, milanesa, milanesas, cachopo, cachopos, san jacobo, san jacobos, flamenquin, flamenquines',
    lacteo:
      'feta, leche, queso, quesos, pan de queso, nata, mantequilla, yogur, yogures, cuajada de oveja, cuajada con miel, cuajada casera, requeson, bechamel, besamel, parmesano, cabrales, natillas, crema catalana, licor de crema catalana, quesadilla, quesadillas, quesito, quesitos, nutella, nocilla',
    huevos:
      'huevo, huevos, yema, yemas, tortilla de patata, tortilla de patatas, tortilla espanola, tortilla francesa, tortilla de la casa, mayonesa, merengue, natillas, crema catalana',
    pescado:
      'pescado, pescados, pescaito, pescadito, pescaditos, atun, salmon, bacalao, merluza, anchoa, anchoas, boqueron, boquerones, sardina, sardinas, lubina, lubinas, dorada a la sal, dorada a la espalda, dorada a la plancha, dorada al horno, rape, trucha, pez espada, pez mantequilla, caballa, mojama, lenguado, rodaballo, anguila, anguilas, cazon, bonito del norte, ventresca, salmonete, salmonetes, melva, besugo, jurel, jureles, huevas, caviar, palitos de cangrejo, salsa perrins, salsa worcestershire',
    crustaceos:
      'gamba, gambas, gambita, gambitas, gambon, gambones, langostino, langostinos, langostinito, langostinitos, cigala, cigalas, bogavante, bogavantes, langosta, cangrejo, cangrejos, carabinero, carabineros, camaron, camarones, necora, necoras, centollo, buey de mar, percebes, quisquilla, quisquillas, pan de gambas, pan de gamba',
    molusco:
      'pulpo, pulpito, pulpitos, calamar, calamares, calamaritos, calamarcito, calamarcitos, rabas, chopito, chopitos, sepia, sepias, chipiron, chipirones, mejillon, mejillones, mejilloncitos, almeja, almejas, almejitas, navajas, ostra, ostras, vieira, vieiras, zamburina, zamburinas, berberechos, caracoles, chocos, choco frito, puntillitas, coquinas',
    seafood: 'marisco, mariscos, marisqueria',
    'frutos con cáscara':
      'almendra, almendras, almendrita, almendritas, ajoblanco, nutella, nocilla, nuez, nueces, avellana, avellanas, anacardo, anacardos, pistacho, pistachos, pacana, pacanas, pecana, pecanas, macadamia, praline, turron, mazapan, pan de cadiz, leche de almendra, leche de almendras, leche de avellana, leche de avellanas',
    nuts: 'frutos secos',
    cacahuetes:
      'cacahuete, cacahuetes, cacahuate, mantequilla de cacahuete, mantequilla de cacahuetes, crema de cacahuete',
    soja: 'soja, leche de soja, yogur de soja',
    sesamo: 'sesamo, ajonjoli',
    mostaza: 'mostaza, mostazas',
    apio: 'apio, apionabo',
    altramuces: 'altramuz, altramuces',
    nothing:
      'leche de coco, leche de arroz, leche de avena, leche de tigre, leche vegetal, bebida de avena, cerdo de leche, ternera de leche, cordero de leche, cochinillo de leche, queso vegano, mayonesa vegana, manteca de cacao, mantequilla de cacao, mantequilla de mani, mantequilla de coco, nuez moscada, nuez de coco, brotes de soja, seta de ostra, setas de ostra, setas ostra, seta ostra, fideos de arroz, pasta de arroz, pasta de sesamo, pasta de miso, pasta de curry, pasta de aji, pasta de trufa, pasta de pimiento, pasta de aceituna, pasta de aceitunas, pan de maiz, pan de yuca, nata de coco, cerveza de jengibre, yema de esparrago, yemas de esparrago, yemas de esparragos, tostada de maiz, tostadas de maiz, almendra de mar, fruto de pan, rebozado de maiz, tempura de maiz, tempura de arroz, arroz a la milanesa, risotto a la milanesa, rabas de pollo, rabas de cebolla, espaguetis de calabacin, fideos de calabacin, cuscus de coliflor, caviar de berenjena, caviar de trufa, lima caviar, calamares de campo, calamares del campo, queso vegetal, yogur vegetal, nata vegetal, trigo sarraceno, pan de higo, pan de higos, mayonesa sin huevo, opcion sin gluten, opciones sin gluten, tambien sin gluten, disponible sin gluten',
  },
  without:
    'sin, ni, no contiene, no lleva, no tiene, libre de, libres de, exento de, exenta de, apto para alergicos a, apto para alergicos al, apto para intolerantes a, apto para intolerantes al, tambien para alergicos a, tambien para alergicos al, tambien para intolerantes a, tambien para intolerantes al',
  joined: 'y, e, o, u, de, el, la, los, las, traza, trazas',
  glutenFree:
    'sin gluten, sin gluten y lactosa, sin gluten lactosa, sin gluten , lactosa, s gluten, cero gluten, apto para celiacos, apta para celiacos, aptos para celiacos, aptas para celiacos, apto celiacos, apta celiacos',
  not: 'no, no es, no son, no esta, no estan',
  vegan: 'vegano, vegana, veganos, veganas, vegan, todo vegetal, 100 vegetal',
};

const ENGLISH: Vocabulary = {
  words: {
    gluten:
      'bread, breads, toast, toasts, bun, buns, muffin, muffins, croutons, breadcrumb, breadcrumbs, breaded, battered, pasta, noodles, macaroni, cannelloni, couscous, wheat, barley, rye, beer, beers, biscuit, biscuits, cookie, sponge cake, puff pastry, pastry, pastries, croquette, croquettes, dumpling, dumplings, waffle, waffles, churros, sandwiches, salmorejo',
    lacteo:
      'feta, milk, cheese, cheeses, cheese bread, cheeseburger, butter, buttermilk, yogurt, yoghurt, ice cream, whipped cream, sour cream, cream cheese, creme fraiche, double cream, clotted cream, custard, bechamel, parmesan, milkshake, milkshakes, quesadilla, quesadillas',
    huevos: 'egg, eggs, omelette, omelettes, mayonnaise, mayo, meringue',
    pescado:
      'fish, tuna, salmon, cod, hake, anchovy, anchovies, sardine, sardines, sea bass, sea bream, monkfish, trout, mackerel, swordfish, turbot, eel, haddock, caviar, crab stick, crab sticks, worcestershire sauce',
    crustaceos:
      'prawn, prawns, shrimp, shrimps, lobster, lobsters, crab, crabs, crayfish, langoustine, langoustines, prawn cracker, prawn crackers, goose barnacles',
    molusco:
      'octopus, squid, calamari, cuttlefish, mussel, mussels, clam, clams, oyster, oysters, scallop, scallops, cockles, snails',
    seafood: 'seafood, shellfish',
    'frutos con cáscara':
      'almond, almonds, walnut, walnuts, hazelnut, hazelnuts, cashew, cashews, pistachio, pistachios, pecan, pecans, macadamia, praline, marzipan, almond milk, hazelnut milk, almond butter, cashew butter',
    nuts: 'nut, nuts',
    cacahuetes: 'peanut, peanuts, peanut butter',
    soja: 'soy, soya, soy milk, soya milk',
    sesamo: 'sesame',
    mostaza: 'mustard',
    apio: 'celery, celeriac',
    altramuces: 'lupin, lupins, lupini',
    nothing:
      'coconut milk, rice milk, oat milk, plant milk, tiger milk, tiger s milk, leche de tigre, milk fed, vegan cheese, vegan mayo, vegan mayonnaise, vegan butter, cocoa butter, coconut butter, shea butter, apple butter, butter bean, butter beans, butter lettuce, butterfly, pine nut, pine nuts, tiger nut, tiger nuts, oyster mushroom, oyster mushrooms, rice noodles, glass noodles, ginger beer, rye whisky, rye whiskey, root beer, corn bread, courgette noodles, zucchini noodles, cauliflower couscous, aubergine caviar, eggplant caviar, crab apple, crab apples, egg free, egg free mayo, egg free mayonnaise, dairy free, dairy free ice cream, non dairy ice cream, nut free, milk free, wheat free, peanut free, soy free, soya free, sesame free, mustard free, celery free, shellfish free, seafood free, soft shell, swiss roll, kidney beans, curry paste, fish free, prawn free, bread fruit, meat free, gluten free option, gluten free options, gluten free available, gluten free on request',
  },
  without: 'without, no, non, nor, free of, free from, does not contain, do not contain',
  joined: 'or, and, any, the, of, trace, traces, added',
  glutenFree:
    'gluten and lactose free, gluten and dairy free, without gluten, suitable for coeliacs, suitable for celiacs, coeliac friendly, celiac friendly',
  not: 'not, isn t, aren t',
  vegan: 'vegan, vegans, plant based',
};

const FRENCH: Vocabulary = {
  words: {
    gluten:
      'ne convient pas aux coeliaques, pain, pains, tartine, tartines, toast, toasts, croutons, chapelure, pates, nouilles, macaronis, cannellonis, lasagnes, couscous, ble, orge, seigle, biere, bieres, biscuit, biscuits, genoise, pate feuilletee, feuillete, croquette, croquettes, gaufre, gaufres, churros, sandwichs, salmorejo, panee, panees',
    lacteo:
      'feta, lait, fromage, fromages, beurre, yaourt, yaourts, creme fraiche, creme chantilly, chantilly, bechamel, parmesan, babeurre, cheeseburger',
    huevos: 'oeuf, oeufs, omelette, mayonnaise, meringue, jaune d oeuf',
    pescado:
      'poisson, poissons, thon, saumon, morue, cabillaud, merlu, colin, anchois, sardine, sardines, dorade, lotte, truite, maquereau, espadon, turbot, anguille, caviar, batonnets de crabe, surimi, sauce worcestershire',
    crustaceos:
      'crevette, crevettes, gambas, homard, crabe, langouste, langoustes, langoustine, langoustines, ecrevisse, ecrevisses',
    molusco:
      'poulpe, calamar, calamars, encornet, encornets, seiche, seiches, moules, palourdes, huitre, huitres, coquilles saint jacques, noix de saint jacques, escargots, coques, chipirons',
    seafood: 'fruits de mer',
    'frutos con cáscara':
      'amande, amandes, noix, noisette, noisettes, pistache, pistaches, pecan, macadamia, praline, massepain, touron, noix de cajou, noix de pecan, lait d amande, lait d amandes',
    nuts: 'fruits a coque, fruits secs',
    cacahuetes:
      'cacahuete, cacahuetes, arachide, arachides, beurre de cacahuete, beurre de cacahuetes, beurre d arachide, beurre d arachides',
    soja: 'soja, lait de soja',
    sesamo: 'sesame',
    mostaza: 'moutarde',
    apio: 'celeri',
    altramuces: 'lupin, lupins',
    nothing:
      'lait de coco, lait de riz, lait d avoine, lait de tigre, cochon de lait, agneau de lait, veau de lait, beurre de cacao, beurre de coco, cafe noisette, cafes noisette, fromage vegetal, fromage vegan, fromage de tete, noix de coco, noix de muscade, noix muscade, noix de joue, noix de boeuf, noix de veau, pignons, pousses de soja, germes de soja, pates de riz, nouilles de riz, biere de gingembre, biere au gingembre, champignons huitres, pleurotes huitres, ble noir, pain de mais, caviar d aubergine, oeufs de poisson, oeufs de saumon, pates de fruits',
  },
  without: 'sans, ni, ne contient pas, exempt de, exempte de, libre de',
  joined: 'et, ou, de, d, l, le, la, les, traces',
  glutenFree:
    'sans gluten, sans gluten et lactose, pas de gluten, adapte aux coeliaques, adaptee aux coeliaques, convient aux coeliaques',
  not: 'pas, non, n est pas',
  vegan: 'vegan, vegane, vegans, veganes, vegetalien, vegetalienne, tout vegetal, 100 vegetal',
};

const GERMAN: Vocabulary = {
  words: {
    gluten:
      'brot, *brot, brotchen, *brotchen, brezel, brezeln, laugenbrezel, toast, toasts, croutons, paniert, panierte, panierter, paniertes, panierten, nudeln, *nudeln, pasta, makkaroni, spatzle, maultaschen, knodel, couscous, weizen, gerste, roggen, bier, *bier, keks, kekse, *keks, *kekse, biskuit, blatterteig, kroketten, waffel, waffeln, churros, sandwiches',
    lacteo:
      'feta, milch, vollmilch, kase, *kase, kasekuchen, butter, krauterbutter, sahne, *sahne, joghurt, quark, rahm, *rahm, bechamel, parmesan, buttermilch, cheeseburger, schmand',
    huevos: 'ei, eier, eiern, spiegelei, spiegeleier, ruhrei, ruhreier, eigelb, omelett, mayonnaise, mayo, baiser',
    pescado:
      'fisch, *fisch, thunfisch, lachs, *lachs, kabeljau, seehecht, stockfisch, klippfisch, sardelle, sardellen, sardine, sardinen, wolfsbarsch, dorade, seeteufel, forelle, makrele, schwertfisch, steinbutt, aal, matjes, hering, kaviar, worcestersauce',
    crustaceos:
      'garnele, garnelen, gambas, hummer, krabbe, krabben, krebs, langusten, langustinen, scampi, *garnelen, riesengarnelen',
    molusco:
      'krake, oktopus, pulpo, tintenfisch, calamari, kalmar, kalmare, sepia, miesmuscheln, muscheln, *muscheln, jakobsmuschel, austern, schnecken',
    seafood: 'meeresfruchte, meeresfruchten, krustentiere',
    'frutos con cáscara':
      'mandel, mandeln, walnuss, walnusse, walnussen, haselnuss, haselnusse, haselnussen, cashew, cashews, pistazie, pistazien, pekannuss, pekannusse, macadamia, krokant, marzipan, nougat, turron, mandelmilch',
    nuts: 'nusse, nussen',
    cacahuetes: 'erdnuss, erdnusse, erdnussen, erdnussbutter',
    soja: 'soja, sojasauce, sojasosse, sojamilch',
    sesamo: 'sesam',
    mostaza: 'senf, *senf, honigsenf',
    apio: 'sellerie, staudensellerie, knollensellerie',
    altramuces: 'lupine, lupinen',
    nothing:
      'kokosmilch, reismilch, hafermilch, tigermilch, leberkase, fleischkase, veganer kase, vegane mayonnaise, vegane mayo, kakaobutter, kokosbutter, quittenbrot, kokosnuss, muskatnuss, pinienkerne, sojasprossen, reisnudeln, glasnudeln, ingwerbier, milchferkel, milchlamm, austernpilze, austernseitlinge, johannisbrot, fischfrei, ei frei, milch frei, laktose frei, soja frei, maisbrot',
  },
  without: 'ohne, kein, keine, weder, frei von',
  joined: 'und, oder, noch, von, spuren',
  glutenFree:
    'glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutenfreien, glutenfreiem, gluten frei, ohne gluten, ohne gluten und laktose, gluten und laktosefrei, fur zoliakie geeignet',
  not: 'nicht',
  vegan: 'vegan, vegane, veganer, veganes, veganen, veganem, rein pflanzlich',
};

const ITALIAN: Vocabulary = {
  words: {
    gluten:
      'pane, pani, panino, panini, crostino, crostini, bruschetta, bruschette, pangrattato, impanato, impanata, impanati, impanate, pasta, spaghetti, maccheroni, cannelloni, lasagne, cuscus, couscous, grano duro, frumento, orzo, segale, birra, birre, biscotto, biscotti, pan di spagna, pasta sfoglia, sfoglia, crocchetta, crocchette, churros, pizze, salmorejo, pastella',
    lacteo:
      'feta, latte, formaggio, formaggi, burro, yogurt, panna, besciamella, parmigiano, grana padano, latticello, cheeseburger',
    huevos: 'uovo, uova, tuorlo, frittata, maionese, meringa',
    pescado:
      'pesce, tonno, salmone, baccala, merluzzo, nasello, acciuga, acciughe, alici, sardina, sardine, sarde, branzino, spigola, orata, rana pescatrice, trota, sgombro, pesce spada, rombo, anguilla, bottarga, caviale, salsa worcestershire',
    crustaceos:
      'gambero, gamberi, gamberetto, gamberetti, gamberone, gamberoni, mazzancolle, scampi, scampo, aragosta, astice, granchio, granchi',
    molusco:
      'polpo, polipo, calamaro, calamari, calamaretti, totano, totani, seppia, seppie, cozze, vongole, ostrica, ostriche, capesante, capasanta, lumache',
    seafood: 'frutti di mare, crostacei e molluschi',
    'frutos con cáscara':
      'mandorla, mandorle, noce, noci, nocciola, nocciole, anacardi, pistacchio, pistacchi, pecan, macadamia, pralina, marzapane, pasta di mandorle, torrone, latte di mandorla, latte di mandorle',
    nuts: 'frutta secca, frutta a guscio',
    cacahuetes: 'arachide, arachidi, noccioline, burro di arachidi',
    soja: 'soia, latte di soia',
    sesamo: 'sesamo',
    mostaza: 'senape',
    apio: 'sedano, sedano rapa',
    altramuces: 'lupini, lupino',
    nothing:
      'latte di cocco, latte di riso, latte di avena, latte d avena, latte di tigre, maialino da latte, agnello da latte, vitello da latte, burro di cacao, burro di cocco, noce di cocco, noce moscata, germogli di soia, spaghetti di riso, pasta di riso, pasta di curry, pasta di olive, pasta di sesamo, pasta di miso, birra allo zenzero, birra di zenzero, formaggio vegano, maionese vegana, pane di mais, uova di pesce, noce di manzo, noce di vitello, grano saraceno, spaghetti di zucchine, caviale di melanzane',
  },
  without: 'senza, ne, non contiene, privo di, priva di',
  joined: 'e, o, di, d, l, il, la, le, tracce',
  glutenFree:
    'senza glutine, senza glutine e lattosio, zero glutine, glutine zero, adatto ai celiaci, adatta ai celiaci, adatti ai celiaci, adatte ai celiaci',
  not: 'non, non e, non sono',
  vegan: 'vegano, vegana, vegani, vegane, vegan, tutto vegetale, 100 vegetale',
};

const CATALAN: Vocabulary = {
  words: {
    gluten:
      'pa, pans, panet, panets, entrepa, entrepans, torrada de, torrades de, torrada amb, crostons, pasta, macarrons, canelons, lasanya, espaguetis, fideus, fideua, cuscus, blat, ordi, segol, cervesa, cerveses, galeta, galetes, pa de pessic, pasta de full, croqueta, croquetes, gofra, gofres, xurros, arrebossat, arrebossada, arrebossats, arrebossades, empanat, empanada, salmorejo',
    lacteo: 'llet, formatge, formatges, mantega, iogurt, iogurts, nata, mato, beixamel, parmesa, crema catalana',
    huevos: 'ou, ous, rovell, truita de patates, truita de patata, maionesa, merenga, crema catalana',
    pescado:
      'peix, peixos, peixet, tonyina, salmo, bacalla, lluc, anxova, anxoves, seito, seitons, sardina, sardines, llobarro, orada, rap, peix espasa, verat, turbot, anguila, ventresca, caviar, surimi, salsa worcestershire',
    crustaceos:
      'gamba, gambes, llagosti, llagostins, escamarla, escamarlans, llagosta, llamantol, cranc, crancs, carabiners, carabiner',
    molusco:
      'pop, popets, calamar, calamars, calamarsons, sepia, sipia, xipiro, xipirons, musclo, musclos, cloissa, cloisses, navalles, ostra, ostres, vieira, vieires, zamburinyes, escopinyes, cargols, petxines',
    seafood: 'marisc, mariscos',
    'frutos con cáscara':
      'ametlla, ametlles, amb nous, de nous, i nous, avellana, avellanes, anacard, anacards, pistatxo, pistatxos, festucs, pacanes, macadamia, praline, torro, massapa, llet d ametlla, llet d ametlles',
    nuts: 'fruits secs, fruita seca',
    cacahuetes: 'cacauet, cacauets, mantega de cacauet',
    soja: 'soja, llet de soja',
    sesamo: 'sesam',
    mostaza: 'mostassa',
    apio: 'api, api nap',
    altramuces: 'tramussos, llobins',
    nothing:
      'llet de coco, llet d arros, llet de civada, llet de tigre, mantega de cacau, mantega de coco, porcell de llet, xai de llet, vedella de llet, formatge vega, maionesa vegana, nou de coco, nou moscada, brots de soja, bolets d ostra, fideus d arros, pasta d arros, pasta de curri, pasta de sesam, cervesa de gingebre, pa de figues, pa de blat de moro, blat de moro, rovell d esparrec, rovellons, ous de peix',
  },
  without: 'sense, ni, no conte, no porta, lliure de, exempt de, exempta de',
  joined: 'i, o, de, d, l, el, la, els, les, traces',
  glutenFree: 'sense gluten, sense gluten i lactosa, apte per a celiacs, apta per a celiacs, aptes per a celiacs',
  not: 'no, no es, no son',
  vegan: 'vega, vegana, vegans, veganes, vegan, tot vegetal, 100 vegetal',
};

const PORTUGUESE: Vocabulary = {
  words: {
    gluten:
      'pao, paes, paozinho, sande, sandes, sanduiche, sanduiches, torrada, torradas, tosta, tostas, croutons, pao ralado, panado, panada, panados, panadas, massa folhada, folhado, folhados, croquete, croquetes, rissol, rissois, esparguete, macarrao, lasanha, cuscuz, trigo, cevada, centeio, cerveja, cervejas, bolacha, bolachas, biscoito, biscoitos, waffle, waffles, churros, rabanada, rabanadas, salmorejo',
    lacteo:
      'feta, leite, queijo, queijos, pao de queijo, natas, chantili, manteiga, iogurte, iogurtes, requeijao, bechamel, parmesao, leite creme, gelado',
    huevos: 'ovo, ovos, gema, gemas, omelete, omeletes, maionese, merengue, tortilha de batata',
    pescado:
      'peixe, peixes, atum, salmao, bacalhau, pescada, anchova, anchovas, sardinha, sardinhas, robalo, dourada, tamboril, truta, cavala, peixe espada, pregado, enguia, caviar, molho worcestershire',
    crustaceos:
      'gamba, gambas, camarao, camaroes, lagostim, lagostins, lavagante, lagosta, caranguejo, sapateira, percebes',
    molusco:
      'polvo, lula, lulas, choco, chocos, mexilhao, mexilhoes, ameijoa, ameijoas, ostra, ostras, vieira, vieiras, berbigao, caracois',
    seafood: 'marisco, mariscos',
    'frutos con cáscara':
      'amendoa, amendoas, noz, nozes, avela, avelas, caju, cajus, pistacio, pistacios, macadamia, praline, macapao, leite de amendoa',
    nuts: 'frutos secos',
    cacahuetes: 'amendoim, amendoins, manteiga de amendoim',
    soja: 'soja, leite de soja',
    sesamo: 'sesamo, gergelim',
    mostaza: 'mostarda, mostardas',
    apio: 'aipo',
    altramuces: 'tremoco, tremocos',
    nothing:
      'leite de coco, leite de arroz, leite de aveia, leite vegetal, leitao, borrego de leite, vitela de leite, queijo vegano, maionese vegana, manteiga de cacau, noz moscada, rebentos de soja, massa de arroz, trigo sarraceno, pao de milho, cerveja de gengibre, massa de pimentao',
  },
  without: 'sem, nem, nao contem, livre de, isento de, isenta de',
  joined: 'e, ou, de, o, a, os, as, vestigios',
  glutenFree: 'sem gluten, sem gluten e lactose, apto para celiacos, apta para celiacos',
  not: 'nao, nao e, nao sao',
  vegan: 'vegano, vegana, veganos, veganas, vegan',
};

const GALICIAN: Vocabulary = {
  words: {
    gluten:
      'pan, pans, bocadillo, bocadillos, molete, moletes, torrada, torradas, tosta, tostas, tostons, follado, empanada, empanadas, empanadilla, empanadillas, rebozado, rebozada, rebozados, rebozadas, croqueta, croquetas, pasta, espaguetes, macarrons, lasana, canelons, fideos, cuscus, trigo, cebada, centeo, cervexa, cervexas, galleta, galletas, biscoito, biscoitos, churros, gofre, gofres, filloa, filloas, salmorejo',
    lacteo:
      'feta, leite, queixo, queixos, pan de queixo, nata, manteiga, iogur, iogures, requeixo, bechamel, parmesano, tetilla, xeado',
    huevos: 'ovo, ovos, xema, xemas, tortilla de patacas, tortilla de pataca, maionesa, merengue, filloa, filloas',
    pescado:
      'peixe, peixes, atun, salmon, bacallau, pescada, anchoa, anchoas, bocarte, bocartes, sardina, sardinas, xoubas, robaliza, ollomol, rape, troita, xarda, peixe espada, rodaballo, anguia, ventresca, caviar, salsa worcestershire',
    crustaceos:
      'gamba, gambas, lagostino, lagostinos, cigala, cigalas, lumbrigante, lagosta, cangrexo, cangrexos, camaron, camarons, necora, necoras, centola, boi, percebes',
    molusco:
      'polbo, lura, luras, chipiron, chipirons, xiba, choco, chocos, mexillon, mexillons, ameixa, ameixas, navallas, ostra, ostras, vieira, vieiras, zamburina, zamburinas, berberechos, caracois',
    seafood: 'marisco, mariscos',
    'frutos con cáscara':
      'amendoa, amendoas, noz, noces, abela, abelas, anacardo, anacardos, pistacho, pistachos, macadamia, praline, turron, mazapan, leite de amendoa',
    nuts: 'froitos secos',
    cacahuetes: 'cacahuete, cacahuetes, manteiga de cacahuete',
    soja: 'soia, leite de soia',
    sesamo: 'sesamo',
    mostaza: 'mostaza, mostazas',
    apio: 'apio',
    altramuces: 'chicharo de lobo, chicharos de lobo',
    nothing:
      'leite de coco, leite de arroz, leite de avea, leite vexetal, ano de leite, porco de leite, queixo vegano, maionesa vegana, manteiga de cacao, noz moscada, brotes de soia, fideos de arroz, trigo sarraceno, pan de millo, cervexa de xenxibre',
  },
  without: 'sen, nin, non conten, non leva, libre de, exento de, exenta de',
  joined: 'e, ou, de, o, a, os, as, trazas',
  glutenFree:
    'sen glute, sen gluten, sen glute e lactosa, apto para celiacos, apta para celiacos, aptos para celiacos, aptas para celiacos',
  not: 'non, non e, non son',
  vegan: 'vegano, vegana, veganos, veganas, vegan',
};

const BASQUE: Vocabulary = {
  words: {
    gluten:
      'ogi, ogia, ogiak, ogian, ogitarteko, ogitartekoa, ogitartekoak, *ogitartekoa, *ogitartekoak, txapata, txapatan, mollete, molletea, molletean, tosta, tostak, hostorea, enpanada, kroketa, kroketak, pasta, espagetiak, makarroiak, lasagna, kuskusa, gari, garia, garagar, zekale, garagardo, garagardoa, garagardoak, gaileta, gailetak, bizkotxoa, txurroak, torrada, torradak, arrautzeztatua, salmorejoa, brioche ogia, ogi xigortuarekin',
    lacteo:
      'esne, esnea, gazta, gaztak, gaztarekin, esnegain, esnegaina, gurin, gurina, jogurt, jogurta, gaztanbera, mamia, bexamela, parmesanoa, arroz esnea, izozkia, kafesnea',
    huevos:
      'arrautza, arrautzak, arrautzarekin, gorringo, gorringoa, patata tortilla, maionesa, meringea, arrautza flana',
    pescado:
      'arrain, arraina, arrainak, atun, atuna, hegaluze, hegaluzea, izokin, izokina, bakailao, bakailaoa, legatz, legatza, antxoa, antxoak, antxoekin, bokarta, sardina, sardinak, lupia, urraburua, zapoa, amuarrain, amuarraina, berdel, berdela, ezpata arraina, erreboilo, aingira, mendrezka, kabiarra',
    crustaceos:
      'ganba, ganbak, otarrainxka, otarrainxkak, zigala, zigalak, abakando, abakandoa, otarrain, otarraina, karramarro, karramarroa, txangurro, txangurroa, nekora, nekorak, lanperna, lanpernak, izkira, izkirak',
    molusco:
      'olagarro, olagarroa, txibia, txibiak, txipiroi, txipiroiak, sepia, muskuilu, muskuiluak, txirla, txirlak, datil, ostra, ostrak, bieira, bieirak, berberetxo, berberetxoak, barraskilo, barraskiloak',
    seafood: 'itsaski, itsaskia, itsaskiak',
    'frutos con cáscara':
      'almendra, almendrak, intxaur, intxaurrak, hur, hurrak, anakardo, anakardoak, pistatxo, pistatxoak, makadamia, turroia, mazapana',
    nuts: 'fruitu lehor, fruitu lehorrak',
    cacahuetes: 'kakahuete, kakahueteak',
    soja: 'soja, soja esnea',
    sesamo: 'sesamo, sesamoa',
    mostaza: 'ziape, ziapea',
    apio: 'apio, apioa',
    altramuces: 'lupinu, lupinua, lupinuak',
    nothing:
      'koko esnea, arroz esne begetala, olo esnea, esneko bildots, esneko bildotsa, esneko txerria, intxaur muskatua, soja kimuak, arroz pasta, arto ogia, kakao gurina, gazta begano, maionesa beganoa, soja gabe, soja gabeko, ogi gabe, esne bildots, esne bildotsa',
  },
  without: 'gabe',
  joined: 'eta, edo, ez',
  glutenFree:
    'glutenik gabe, glutenik gabea, glutenik gabeko, gluten gabe, gluten gabea, gluten gabeko, zeliakoentzat egokia',
  not: 'ez, ez da, ez dira',
  vegan: 'begano, beganoa, beganoak',
};

/** The words by language. Other languages are not checked. */
export const VOCABULARIES: Readonly<Partial<Record<string, Vocabulary>>> = {
  es: SPANISH,
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  ca: CATALAN,
  pt: PORTUGUESE,
  gl: GALICIAN,
  eu: BASQUE,
};
