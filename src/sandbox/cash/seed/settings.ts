import { type DatabaseSync } from 'node:sqlite'
import { randomOf } from '../../seed/random.ts'
import { ibanOf } from '../../values/iban.ts'
import { partners } from '../../writeOffs/writeOffStatuses.ts'

const by = 'finance-manager'
const at = '2010-11-22 09:30:00'

/** Methods, accounts, types, reasons, partners and allowed transfers: the setup before the first order. */
export function fillCashSettings(db: DatabaseSync): void {
  const method = db.prepare('INSERT INTO cash_methods VALUES (?, ?, ?, ?, ?, ?, ?, 1)')
  for (const [index, [name, external, receipt, status]] of methods.entries())
    method.run(index + 1, name, external, receipt, status ?? 'active', by, at)
  const account = db.prepare('INSERT INTO cash_bank_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)')
  for (const [index, [name, bank, country, number, currency, navision, status]] of accounts.entries())
    account.run(
      index + 1,
      name,
      bank,
      ibanOf(country, number),
      currency,
      navision,
      status ?? 'active',
      by,
      at,
    )
  const type = db.prepare('INSERT INTO cash_types VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, NULL)')
  for (const [index, [code, name, direction, mode, limit]] of types.entries())
    type.run(index + 1, code, name, direction, mode, 'active', by, at, limit ?? 0)
  const reason = db.prepare(
    "INSERT INTO cash_reasons (type, name, status, changed_by, changed_at) VALUES (?, ?, 'active', ?, ?)",
  )
  for (const [kind, names] of Object.entries(reasons))
    for (const name of names) reason.run(kind, name, by, at)
  const form = db.prepare(
    'INSERT INTO cash_partner_forms (type, label, fields, changed_by, changed_at) VALUES (?, ?, ?, ?, ?)',
  )
  for (const [kind, { label, fields }] of Object.entries(partnerForms))
    form.run(kind, label, JSON.stringify(fields), by, at)
  fillPartners(db)
}

function fillPartners(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO cash_partners VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)')
  for (const [index, name] of partners.entries()) {
    const random = randomOf(`cash partner ${name}`)
    const type = typeOf(name)
    const host = name
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')
    const details = {
      contact: random.pick([
        'Morgan Hale',
        'Priya Nair',
        'Tomasz Wolski',
        'Aoife Byrne',
        'Luc Martin',
      ] as const),
      email: `cash@${host}.example`,
      phone: `+44 20 ${random.digits(4)} ${random.digits(4)}`,
      ...(type === 'carrier' ? { iban: ibanOf('GB', `CASH${random.digits(14)}`) } : {}),
      ...(type === 'station'
        ? { openingHours: 'Mon-Sat 08:00-20:00' }
        : { paymentDays: 'Tuesday, Thursday' }),
    }
    insert.run(
      ...[
        index + 1,
        `CP-${String(index + 1).padStart(3, '0')}`,
        name,
        type,
        `K${10_400 + index * 7}`,
        'active',
      ],
      ...[JSON.stringify(details), name === partnerOfPersona ? 'collection-partner' : null, by, at],
    )
  }
  const relate = db.prepare(
    "INSERT INTO cash_relationships (from_id, to_id, status, changed_by, changed_at) VALUES (?, ?, 'active', ?, ?)",
  )
  const place = (name: (typeof partners)[number]) => partners.indexOf(name) + 1
  for (const [from, to] of relationships) relate.run(place(from), place(to), by, at)
}

/** The partner whose account the persona `collection-partner` sees. */
const partnerOfPersona = 'Albion Parcels'

function typeOf(name: string): 'carrier' | 'hub' | 'station' {
  if (name.includes('Hub')) return 'hub'
  return name.startsWith('Pick-up') || name.startsWith('Relais') ? 'station' : 'carrier'
}

const relationships = [
  ['+Hub Manchester', 'Albion Parcels'],
  ['Hub Birmingham', 'Albion Parcels'],
  ['Hub Leeds', 'Bridge Couriers'],
  ['Pick-up Station Bristol', 'City Riders, London'],
  ['Relais du Nord', 'Channel Express'],
  ['Nordwind Kurier', 'Emerald Post'],
] as const

const methods: readonly (readonly [name: string, external: 0 | 1, receipt: 0 | 1, status?: 'inactive'])[] = [
  ['Bank transfer', 1, 0],
  ['Cash deposit', 0, 1],
  ['Cheque', 0, 1, 'inactive'],
  ['Direct debit', 1, 0],
  ['Mobile money', 1, 1],
]

const accounts: readonly (readonly [
  name: string,
  bank: string,
  country: string,
  number: string,
  currency: 'GBP' | 'EUR',
  navision: string,
  status?: 'inactive',
])[] = [
  ['Collections GBP', 'Northfield Bank', 'GB', 'NFLD20104400555001', 'GBP', '10210'],
  ['Collections EUR', 'Emerald Trust', 'IE', 'EMTR93115212555002', 'EUR', '10220'],
  ['Cash office London', 'Mercia & Wessex', 'GB', 'MERW60161331555003', 'GBP', '10110'],
  ['Collections until 2010', 'Caledonian Savings', 'GB', 'CALS80020099555004', 'GBP', '10205', 'inactive'],
]

const types: readonly (readonly [
  code: string,
  name: string,
  direction: 'up' | 'down' | 'both',
  mode: 'manual' | 'automatic',
  /** Cents above which a second person approves. */
  limit?: number,
])[] = [
  ['collection', 'Collection', 'up', 'automatic'],
  ['payment', 'Payment', 'down', 'automatic'],
  ['transfer', 'Transfer', 'both', 'automatic'],
  ['reallocation', 'Reallocation', 'both', 'automatic'],
  ['fee', 'Fee', 'down', 'automatic'],
  ['lostPackage', 'Lost package', 'up', 'automatic'],
  ['carriedOver', 'Carried over', 'both', 'automatic'],
  ['adjustmentUp', 'Adjustment up', 'up', 'manual', 50_000],
  ['adjustmentDown', 'Adjustment down', 'down', 'manual', 25_000],
  ['penalty', 'Late payment penalty', 'up', 'manual', 50_000],
  ['compensation', 'Compensation', 'down', 'manual', 25_000],
  ['reversal', 'Reversal', 'both', 'automatic'],
]

const reasons = {
  AdjustmentReason: [
    'Bank charges',
    'Cash difference',
    'Counterfeit notes',
    'Customer was refunded at the door',
    'Duplicate collection',
    'Rounding difference',
    'Wrong amount on the label',
  ],
  RejectionReason: [
    'Amount does not match the receipt',
    'Entered twice',
    'Money has not arrived',
    'Receipt is missing',
    'Wrong partner',
  ],
} as const

const partnerForms = {
  carrier: {
    label: 'Carrier',
    fields: {
      contact: 'required',
      email: 'required',
      phone: 'required',
      iban: 'required',
      paymentDays: 'optional',
    },
  },
  hub: {
    label: 'Hub',
    fields: { contact: 'required', email: 'required', phone: 'optional', paymentDays: 'optional' },
  },
  station: {
    label: 'Pick-up station',
    fields: {
      contact: 'optional',
      email: 'required',
      phone: 'required',
      address: 'optional',
      openingHours: 'required',
    },
  },
} as const
