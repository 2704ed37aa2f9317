import { type RefundSettings } from '../../../schemas/wire/refundSettings.ts'
import { type DatabaseRow } from '../database/rows.ts'
import { escapeXml } from '../navigation/escapeXml.ts'

/** Refunds that are paid out together. */
export interface Payments {
  /** Who pays them: the bank takes a file in the format of the settings, the others JSON. */
  readonly system: string
  readonly format: RefundSettings['bankFile']
  readonly at: string
  /** The company's account; undefined when it has none. */
  readonly account: DatabaseRow | undefined
  /** Rows of `refunds` with what their customers have given. */
  readonly refunds: readonly DatabaseRow[]
}

/** Transactions that a file shows one by one; the API log keeps it, and a page has to show it. */
const most = 200

/** The file as it goes out. The sum and the number in its head are those of all its transactions. */
export function paymentFile({ system, format, at, account, refunds }: Payments): {
  readonly name: string
  readonly text: string
} {
  const stem = `refunds-${at.replaceAll('-', '').replaceAll(':', '').replace(' ', '-')}`
  const cents = refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
  const shown = refunds.slice(0, most).map(transaction)
  if (system !== 'Bank') {
    const head = { transactions: refunds.length, amount: cents / 100, currency: refunds[0]?.currency }
    return { name: `${stem}.json`, text: JSON.stringify({ ...head, refunds: shown }) }
  }
  const name = `${stem}-${account?.id ?? 0}`
  if (format === 'CSV')
    return {
      name: `${name}.csv`,
      text: [
        'reference;name;account;amount;currency',
        ...shown.map(one =>
          [one.reference, one.name, one.account, one.amount.toFixed(2), one.currency].map(quoted).join(';'),
        ),
        `total;${refunds.length};;${(cents / 100).toFixed(2)};`,
      ].join('\n'),
    }
  const transactions = shown.map(
    one =>
      `<CdtTrfTxInf><PmtId><EndToEndId>${one.reference}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${one.currency}">${one.amount.toFixed(2)}</InstdAmt></Amt><Cdtr><Nm>${escapeXml(one.name)}</Nm></Cdtr><CdtrAcct><Id>${escapeXml(one.account)}</Id></CdtrAcct></CdtTrfTxInf>`,
  )
  return {
    name: `${name}.xml`,
    text: `<?xml version="1.0" encoding="UTF-8"?><Document><CstmrCdtTrfInitn><GrpHdr><MsgId>${name}.xml</MsgId><NbOfTxs>${refunds.length}</NbOfTxs><CtrlSum>${(cents / 100).toFixed(2)}</CtrlSum></GrpHdr><PmtInf><DbtrAcct><IBAN>${account?.iban ?? ''}</IBAN></DbtrAcct>${transactions.join('')}</PmtInf></CstmrCdtTrfInitn></Document>`,
  }
}

function transaction({ rma_nr, customer_name, amount, currency, fields }: DatabaseRow) {
  const given: unknown = typeof fields === 'string' ? JSON.parse(fields) : {}
  const { iban, bankAccountNumber, bankAccountHolderName } = Object(given)
  return {
    reference: String(rma_nr),
    name: String(bankAccountHolderName ?? customer_name),
    account: String(iban ?? bankAccountNumber ?? ''),
    amount: Number(amount) / 100,
    currency: String(currency),
  }
}

function quoted(cell: string): string {
  return /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
