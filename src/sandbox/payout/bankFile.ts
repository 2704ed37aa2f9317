import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { escapeXml } from '../navigation/escapeXml.ts'
import { Refusal } from '../server/refusal.ts'
import { counted } from '../values/figures.ts'

/** Payouts that one file carries at most. */
const most = 5000

/**
 * The selected payouts as the bank takes them (pain.001), those of one currency together. Throws a Refusal: 400, 404 when
 * there are none, 409 when one of them is not for the bank, or the selection holds others by now.
 */
export function payoutBankFile(db: DatabaseSync, grid: GridTable, selection: WireSelection, at: string) {
  const selected = selectedRows(grid, selection, 'payout')
  const rows = rowsOf(
    db,
    `SELECT p.*, n.holder, n.iban, n.bic FROM payouts p JOIN payout_partners n ON n.id = p.partner_id
     WHERE p.id IN (SELECT id FROM payouts${where(selected)}) ORDER BY p.currency DESC, p.id LIMIT ${most + 1}`,
    ...selected.values,
  )
  expectCount(selection, rows.length, 'payout')
  if (rows.length === 0) throw new Refusal(404, 'There are no payouts in the selection.')
  if (rows.length > most)
    throw new Refusal(400, `A bank file can contain at most ${counted(most, 'payout')}.`)
  const other = rows.find(({ queue, status }) => queue !== 'automatic' || !sendable.has(String(status)))
  if (other)
    throw new Refusal(
      409,
      `Payout ${other.id} is not for the bank. Select approved or paid payouts of the automatic queue.`,
    )
  const stem = `payouts-${at.replaceAll(/[-:]/g, '').replace(' ', '-')}`
  const currencies = [...new Set(rows.map(({ currency }) => String(currency)))]
  const parts = currencies.map(currency =>
    partOf(
      `${stem}-${currency}`,
      rows.filter(row => row.currency === currency),
    ),
  )
  const head = `<GrpHdr><MsgId>${stem}</MsgId><CreDtTm>${at.replace(' ', 'T')}</CreDtTm><NbOfTxs>${rows.length}</NbOfTxs></GrpHdr>`
  return {
    name: `${stem}.xml`,
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>${head}${parts.join('')}</CstmrCdtTrfInitn></Document>\n`,
  }
}

const sendable = new Set(['approved', 'processing', 'paid'])

function partOf(id: string, rows: readonly DatabaseRow[]): string {
  const sum = rows.reduce((all, { net }) => all + Number(net), 0)
  return `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${rows.length}</NbOfTxs><CtrlSum>${(sum / 100).toFixed(2)}</CtrlSum>${rows.map(paymentOf).join('')}</PmtInf>`
}

function paymentOf({ id, net, currency, holder, iban, bic, period_from, period_to }: DatabaseRow): string {
  const amount = `<Amt><InstdAmt Ccy="${currency}">${(Number(net) / 100).toFixed(2)}</InstdAmt></Amt>`
  const agent = `<CdtrAgt><FinInstnId><BIC>${escapeXml(String(bic))}</BIC></FinInstnId></CdtrAgt>`
  const creditor = `<Cdtr><Nm>${escapeXml(String(holder))}</Nm></Cdtr><CdtrAcct><Id><IBAN>${escapeXml(String(iban))}</IBAN></Id></CdtrAcct>`
  return `<CdtTrfTxInf><PmtId><EndToEndId>PO-${id}</EndToEndId></PmtId>${amount}${agent}${creditor}<RmtInf><Ustrd>Payout ${id}, ${period_from} to ${period_to}</Ustrd></RmtInf></CdtTrfTxInf>`
}
