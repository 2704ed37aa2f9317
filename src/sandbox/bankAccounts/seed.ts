import { type DatabaseSync } from 'node:sqlite'
import { ibanOf } from '../values/iban.ts'

/** The company's accounts: per currency one that refunds are paid from, and others, one closed. */
export function fillBankAccounts(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO refund_bank_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)')
  for (const one of accounts)
    insert.run(
      one.id,
      one.name,
      one.bank,
      one.holder ?? 'Marketplace Operations Ltd',
      ibanOf(one.country, one.account),
      one.bic,
      one.currency,
      one.limit,
      one.isDefault ? 1 : 0,
      one.status ?? 'active',
      'finance-manager',
      one.at,
    )
}

/** Id of the account that refunds in this currency are paid from. */
export function defaultAccountOf(currency: string): number | null {
  return accounts.find(one => one.currency === currency && one.isDefault)?.id ?? null
}

interface SeedAccount {
  readonly id: number
  readonly name: string
  readonly bank: string
  readonly holder?: string
  readonly country: string
  /** The IBAN without country and check digits. */
  readonly account: string
  readonly bic: string
  readonly currency: string
  /** Cents per day; null: none. */
  readonly limit: number | null
  readonly isDefault?: true
  readonly status?: 'inactive'
  readonly at: string
}

const accounts: readonly SeedAccount[] = [
  {
    id: 1,
    name: 'Refunds GBP',
    bank: 'Northfield Bank',
    country: 'GB',
    account: 'NFLD20104400127745',
    bic: 'NFLDGB2L',
    currency: 'GBP',
    limit: 25_000_000,
    isDefault: true,
    at: '2010-11-15 09:12:40',
  },
  {
    id: 2,
    name: 'Refunds GBP, reserve',
    bank: 'Mercia & Wessex',
    country: 'GB',
    account: 'MERW60161331926819',
    bic: 'MERWGB22',
    currency: 'GBP',
    limit: 5_000_000,
    at: '2011-03-02 14:30:11',
  },
  {
    id: 3,
    name: 'Refunds EUR',
    bank: 'Emerald Trust',
    country: 'IE',
    account: 'EMTR93115212345678',
    bic: 'EMTRIE2D',
    currency: 'EUR',
    limit: 10_000_000,
    isDefault: true,
    at: '2010-11-15 09:20:05',
  },
  {
    id: 4,
    name: 'Refunds EUR, France',
    bank: 'Crédit du Littoral',
    holder: 'Marketplace Operations France SARL',
    country: 'FR',
    account: '20041010050500013M02606',
    bic: 'CRLIFRPP',
    currency: 'EUR',
    limit: null,
    at: '2011-06-20 08:01:59',
  },
  {
    id: 5,
    name: 'Vouchers and gestures',
    bank: 'Caledonian Savings',
    country: 'GB',
    account: 'CALS80020099887766',
    bic: 'CALSGB2E',
    currency: 'GBP',
    limit: 1_000_000,
    at: '2011-08-09 11:47:32',
  },
  {
    id: 6,
    name: 'Refunds GBP until 2010',
    bank: 'Harbour Street Building Society',
    country: 'GB',
    account: 'HSBS10203040506070',
    bic: 'HSBSGB2H',
    currency: 'GBP',
    limit: null,
    status: 'inactive',
    at: '2010-12-31 17:59:00',
  },
]
