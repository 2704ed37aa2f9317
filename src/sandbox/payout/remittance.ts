import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { pdfOf } from '../files/pdf.ts'
import { Refusal } from '../server/refusal.ts'
import { amountOf, counted, money } from '../values/figures.ts'
import { payoutRow } from './findPayout.ts'

const size = { width: 595, height: 842, font: 'Courier' } as const
/** Letters of 8 points in a line of a page, and lines on it. */
const perPage = 60
const widths = [11, 12, 34, 12, 10, 12, 12] as const

/**
 * What a partner gets with the money: what was paid, to which account, and every line that it is made of, as a PDF. Throws
 * a Refusal: 400, 404, 409 while the payout is not paid.
 */
export function remittanceAdvice(db: DatabaseSync, id: string) {
  const payout = payoutRow(db, id)
  if (payout.status !== 'paid')
    throw new Refusal(409, `Payout ${id} is not paid yet. The remittance advice is available after payment.`)
  const partner = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', payout.partner_id ?? 0) ?? {}
  const lines = rowsOf(db, 'SELECT * FROM payout_lines WHERE payout_id = ? ORDER BY at, id', payout.id ?? 0)
  const all = [...headOf(payout, partner), ...lines.map(lineOf), '', totalOf(payout, lines.length)]
  const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) => [
    ...all.slice(page * perPage, (page + 1) * perPage),
  ])
  return {
    name: `remittance-advice-${id}.pdf`,
    content: pdfOf(
      size,
      pages.map(texts => texts.map((text, at) => ({ text, x: 36, y: 800 - at * 12.5, size: 8 }))),
    ),
  }
}

function headOf(payout: DatabaseRow, partner: DatabaseRow): string[] {
  return [
    `REMITTANCE ADVICE   Payout ${payout.id}`,
    '',
    `To          ${payout.partner_name}`,
    `Account     ${partner.holder}, ${partner.bank_name}`,
    `IBAN        ${maskedIban(String(partner.iban ?? ''))}`,
    `Period      ${payout.period_from} to ${payout.period_to}`,
    `Paid        ${String(payout.paid_at ?? '').slice(0, 10)}   Reference ${payout.reference ?? '-'}`,
    `Amount      ${money(payout.net, payout.currency)}`,
    '',
    columns(['Date', 'Type', 'Description', 'Gross', 'Fee', 'Adjustment', 'Net']),
    '',
  ]
}

function lineOf({ at, type, description, gross, fee, adjustment, net }: DatabaseRow): string {
  const amounts = [gross, fee, adjustment, net].map(cents => amountOf(cents))
  return columns([String(at).slice(0, 10), String(type), String(description), ...amounts])
}

function totalOf({ gross, fees, adjustments, net, currency }: DatabaseRow, count: number): string {
  const amounts = [gross, fees, adjustments, net].map(cents => amountOf(cents))
  return columns(['Total', String(currency), counted(count, 'line'), ...amounts])
}

/** Texts begin at their column, amounts end there. */
function columns(cells: readonly string[]): string {
  return cells
    .map((cell, at) => {
      const width = widths[at] ?? 12
      const text = cell.slice(0, width - 1)
      return at < 3 ? text.padEnd(width) : text.padStart(width)
    })
    .join('')
}

/** A letter goes through many hands: the partner knows the account by its end. */
function maskedIban(iban: string): string {
  return `${iban.slice(0, 4)} **** ${iban.slice(-4)}`
}
