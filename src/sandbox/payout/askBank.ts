import { type DatabaseRow } from '../database/rows.ts'
import { randomOf } from '../seed/random.ts'
import { bankReasons } from './payoutStatuses.ts'

/** What the bank says to a payment. */
export interface BankAnswer {
  /** Absent: it has taken it. */
  readonly error?: (typeof bankReasons)[number]
  readonly reference: string
  /** Of HTTP. */
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  readonly call: string
  readonly request: string
  readonly response: string
}

/** Sends a payout to the bank for the nth time: the same answer on every machine. About one in twenty is refused. */
export function askBank(payout: DatabaseRow, partner: DatabaseRow, nth: number): BankAnswer {
  const random = randomOf(`bank ${payout.id} ${nth}`)
  const refused = random.chance(0.05) ? random.pick(bankReasons) : undefined
  return bankAnswer(payout, partner, refused, random.whole(120, 900))
}

/** The call that an outcome has; for outcomes that are known already. */
export function bankAnswer(
  payout: DatabaseRow,
  partner: DatabaseRow,
  error: BankAnswer['error'],
  duration: number,
): BankAnswer {
  const reference = `PAY-${String(payout.id).padStart(6, '0')}-${randomOf(`reference ${payout.id}`).digits(4)}`
  const [code, ...words] = (error ?? '').split(' ')
  return {
    ...(error === undefined ? {} : { error }),
    reference,
    status: error === undefined ? 201 : 422,
    duration,
    call: 'POST /v1/payments',
    request: JSON.stringify({
      endToEndId: `PO-${payout.id}`,
      amount: { value: (Number(payout.net) / 100).toFixed(2), currency: payout.currency },
      creditor: { name: partner.holder, iban: partner.iban, bic: partner.bic },
      remittance: `Payout ${payout.id}, ${payout.period_from} to ${payout.period_to}`,
    }),
    response: JSON.stringify(
      error === undefined ? { reference, status: 'ACCC' } : { status: 'RJCT', code, reason: words.join(' ') },
    ),
  }
}
