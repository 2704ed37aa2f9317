import { type Random, randomOf } from '../../seed/random.ts'
import { ibanOf } from '../../values/iban.ts'
import { partners } from '../../writeOffs/writeOffStatuses.ts'
import { type PartnerType } from '../payoutStatuses.ts'

/** A partner as it is made up; amounts in cents, the commission in hundredths of a percent. */
export interface MadePartner {
  readonly id: number
  readonly name: string
  readonly type: PartnerType
  readonly country: string
  readonly currency: 'GBP' | 'EUR'
  readonly commission: number
  readonly method: string
  readonly termDays: number
  readonly holder: string
  readonly bankName: string
  readonly iban: string
  readonly bic: string
}

const british = [
  ...[
    'Ashdown Lanterns',
    'Bluebell Stationery',
    'Cable Street Ceramics',
    'Dovetail & Daughters',
    'Elder Tree Candles',
  ],
  ...[
    'Fairweather Kitchen',
    'Greenhithe Garden Supply',
    'Hollybank Toys',
    'Ivy Lane Textiles',
    'Jubilee Paper Goods',
  ],
  ...[
    'Kingfisher Homeware',
    'Lavender Hill Gifts',
    'Marlow Tin & Enamel',
    'Nightingale Baskets',
    'Old Mill Crafts',
  ],
  ...['Pepperpot Tableware', 'Quayside Cushions', 'Rosewood Frames', 'Saltmarsh Soaps', 'Thistle & Thread'],
  ...[
    'Underhill Workshop',
    'Vintage Parade',
    'Wickham Glass',
    'Yardley Street Retrospot Company of Stoke-on-Trent',
  ],
]
const european = [
  ...[
    'Atelier Lefèvre',
    'Bodrum Textiles',
    'Café Crème Accessoires',
    'Dún Laoghaire Candle Co.',
    'Façade & Fils',
  ],
  ...['Größenwahn Spielwaren', 'Liffey Paper', 'Nordlicht Leuchten'],
]

const banks = {
  GBP: [
    { name: 'Northfield Bank', country: 'GB', code: 'NFLD', bic: 'NFLDGB2L' },
    { name: 'Mercia & Wessex', country: 'GB', code: 'MERW', bic: 'MERWGB22' },
    { name: 'Caledonian Savings', country: 'GB', code: 'CALS', bic: 'CALSGB2E' },
  ],
  EUR: [
    { name: 'Emerald Trust', country: 'IE', code: 'EMTR', bic: 'EMTRIE2D' },
    { name: 'Crédit du Littoral', country: 'FR', code: '2004', bic: 'CRLIFRPP' },
  ],
} as const

const inEuro: ReadonlySet<string> = new Set([
  'Channel Express',
  'Emerald Post',
  'Nordwind Kurier',
  'Relais du Nord',
])

/** The collection partners, whose ids count from 1, and the sellers after them. */
export const madePartners: readonly MadePartner[] = [
  ...partners.map((name, at) => made(at + 1, name, typeOf(name), inEuro.has(name) ? 'EUR' : 'GBP')),
  ...british.map((name, at) => made(partners.length + at + 1, name, 'seller', 'GBP')),
  ...european.map((name, at) => made(partners.length + british.length + at + 1, name, 'seller', 'EUR')),
]

/** An account that passes every check, of a bank in that currency. */
export function accountOf(currency: 'GBP' | 'EUR', random: Random) {
  const bank = currency === 'GBP' ? random.pick(banks.GBP) : random.pick(banks.EUR)
  return {
    iban: ibanOf(bank.country, `${bank.code}${random.digits(bank.country === 'FR' ? 19 : 14)}`),
    bic: bank.bic,
    bankName: bank.name,
  }
}

function made(id: number, name: string, type: PartnerType, currency: 'GBP' | 'EUR'): MadePartner {
  const random = randomOf(`payout partner ${id}`)
  const byHand = random.chance(0.12)
  const automatic = currency === 'GBP' ? 'BacsTransfer' : 'SepaTransfer'
  const method = byHand && currency === 'GBP' ? 'Cheque' : byHand ? 'ManualTransfer' : automatic
  const none = { bankName: '', iban: '', bic: '' }
  return {
    id,
    name,
    type,
    country: currency === 'GBP' ? 'United Kingdom' : random.pick(['Ireland', 'France', 'Germany']),
    currency,
    commission: type === 'seller' ? random.pick([800, 1000, 1200, 1250, 1500]) : 0,
    method,
    termDays: random.pick([5, 7, 7, 10, 14]),
    holder: latin(type === 'seller' ? `${name} Ltd` : name),
    ...(method === 'Cheque' ? none : accountOf(currency, random)),
  }
}

function typeOf(name: string): PartnerType {
  if (name.includes('Hub')) return 'hub'
  return name.startsWith('Pick-up') ? 'station' : 'carrier'
}

/** As banks take it: without accents and signs. */
function latin(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^A-Za-z0-9 &.,'-]/g, '')
}
