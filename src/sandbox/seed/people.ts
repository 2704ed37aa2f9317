import { type Random, randomOf } from './random.ts'

/** A made-up customer; the id is the one of the real orders. */
export interface Person {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly currency: string
  readonly nationalId: string
}

/** The customer of that id. Addresses lie in example domains, numbers in ranges that are kept free for fiction. */
export function personOf(id: number): Person {
  const random = randomOf(`person ${id}`)
  const country = random.chance(0.82) ? countries[0] : random.pick(countries)
  const firstName = random.pick(country.firstNames)
  const lastName = random.chance(0.004) ? longName : random.pick(country.lastNames)
  const town = random.pick(country.towns)
  return {
    id,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${id % 1000}@${random.pick(domains)}`,
    phone: country.phone(random),
    street: country.street(random),
    city: town,
    postcode: country.postcode(random),
    country: country.name,
    currency: country.currency,
    nationalId: random.digits(9),
  }
}

type List = readonly [string, ...string[]]
interface Country {
  readonly name: string
  readonly currency: string
  readonly firstNames: List
  readonly lastNames: List
  readonly towns: List
  phone(random: Random): string
  street(random: Random): string
  postcode(random: Random): string
}

const list = (text: string): List => {
  const [first = '', ...rest] = text.split(', ')
  return [first, ...rest]
}
const letters = list('A, B, C, D, E, F, G, H, J, K, L, M, N, P, R, S, T, W, X, Y')
const domains = list('example.com, example.org, example.net')
/** Real consoles meet such names; so does this one. */
const longName = 'Wolstenholme-Featherstonehaugh de la Villeneuve'

const countries: readonly [Country, ...Country[]] = [
  {
    name: 'United Kingdom',
    currency: 'GBP',
    firstNames: list(
      'Olivia, Amelia, Isla, Ava, Ivy, Freya, Lily, Florence, Mia, Willow, Grace, Sophie, Emily, Harriet, Priya, Aisha, Zara, Megan, Oliver, George, Arthur, Noah, Muhammad, Leo, Oscar, Harry, Archie, Jack, Henry, Thomas, Joshua, William, James, Samir, Callum, Rhys, Angus, Edward',
    ),
    lastNames: list(
      "Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Patel, Robinson, Wright, Thompson, Evans, Walker, White, Roberts, Green, Hall, Thomas, Clarke, Jackson, Wood, Harris, Edwards, Turner, Martin, Cooper, Hill, Ward, Hughes, Moore, Khan, Ahmed, Begum, Campbell, Stewart, Murray, MacDonald, O'Connor, Whitfield, Ashworth, Pemberton, Lockwood, Bainbridge",
    ),
    towns: list(
      'London, Manchester, Birmingham, Leeds, Glasgow, Bristol, Liverpool, Sheffield, Edinburgh, Cardiff, Belfast, Norwich, Exeter, York, Brighton, Nottingham, Plymouth, Aberdeen, Stoke-on-Trent, Shrewsbury',
    ),
    phone: random => `+44 7700 900${random.digits(3)}`,
    street: random =>
      `${random.whole(1, 240)} ${random.pick(list('Station, Church, Mill, Victoria, Albert, Park, Queen, Bridge, Orchard, Meadow'))} ${random.pick(list('Road, Street, Lane, Avenue, Close, Terrace'))}`,
    postcode: random =>
      `${random.pick(letters)}${random.pick(letters)}${random.whole(1, 29)} ${random.whole(1, 9)}${random.pick(letters)}${random.pick(letters)}`,
  },
  {
    name: 'Ireland',
    currency: 'EUR',
    firstNames: list(
      'Aoife, Niamh, Ciara, Saoirse, Róisín, Orla, Conor, Seán, Oisín, Cillian, Darragh, Fionn',
    ),
    lastNames: list(
      'Murphy, Kelly, Byrne, Ryan, Walsh, Doyle, McCarthy, Gallagher, Doherty, Nolan, Ó Súilleabháin',
    ),
    towns: list('Dublin, Cork, Galway, Limerick, Waterford, Sligo, Kilkenny'),
    phone: random => `+353 20 91${random.whole(0, 9)} ${random.digits(4)}`,
    street: random =>
      `${random.whole(1, 90)} ${random.pick(list('Abbey, Castle, Quay, Chapel, Harbour'))} Street`,
    postcode: random =>
      `${random.pick(letters)}${random.digits(2)} ${random.pick(letters)}${random.digits(3)}`,
  },
  {
    name: 'France',
    currency: 'EUR',
    firstNames: list(
      'Camille, Chloé, Léa, Manon, Inès, Zoé, Hugo, Louis, Jules, Gaël, François, Étienne, Amine, Yasmine',
    ),
    lastNames: list(
      "Martin, Bernard, Dubois, Durand, Lefèvre, Moreau, Fournier, Girard, Bonnet, Benali, Lemaître, d'Aubigné",
    ),
    towns: list('Paris, Lyon, Marseille, Toulouse, Nantes, Lille, Bordeaux, Strasbourg'),
    phone: random => `+33 1 99 00 ${random.digits(2)} ${random.digits(2)}`,
    street: random =>
      `${random.whole(1, 160)} rue ${random.pick(list('de la Paix, Victor Hugo, des Lilas, du Moulin, de la Gare'))}`,
    postcode: random => `${random.whole(10, 95)}${random.digits(3)}`,
  },
  {
    name: 'Germany',
    currency: 'EUR',
    firstNames: list(
      'Emma, Hannah, Lina, Jürgen, Käthe, Björn, Felix, Jonas, Leon, Sören, Greta, Ayşe, Mehmet',
    ),
    lastNames: list(
      'Müller, Schmidt, Schneider, Fischer, Weber, Wagner, Becker, Schäfer, Köhler, Yılmaz, Groß',
    ),
    towns: list('Berlin, Hamburg, München, Köln, Frankfurt am Main, Leipzig, Dresden'),
    phone: random => `+49 30 23125 ${random.digits(3)}`,
    street: random =>
      `${random.pick(list('Garten, Bahnhof, Linden, Schul, Berg'))}straße ${random.whole(1, 120)}`,
    postcode: random => `${random.whole(10, 99)}${random.digits(3)}`,
  },
]

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
