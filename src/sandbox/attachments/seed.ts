import { type DatabaseSync } from 'node:sqlite'
import { crc32, deflateSync } from 'node:zlib'
import { rowsOf, run } from '../database/rows.ts'
import { pdfOf } from '../files/pdf.ts'
import { randomOf } from '../seed/random.ts'
import { money } from '../values/figures.ts'

/** Bank receipts of payments and transfers, statements of payouts and photos of returned parcels. */
export function fillAttachments(db: DatabaseSync): void {
  for (const kind of ['payment', 'transfer'])
    for (const row of rowsOf(
      db,
      'SELECT * FROM cash_documents WHERE kind = ? ORDER BY id DESC LIMIT 60',
      kind,
    ))
      if (Number(row.id) % 3 === 0) {
        const text = [
          'BANK RECEIPT',
          `Reference ${row.reference}`,
          money(row.amount, row.currency),
          String(row.dated_at).slice(0, 10),
        ]
        add(
          db,
          [kind, row.id, `receipt-${row.reference}.pdf`, 'cash-reconciliation', row.dated_at],
          receipt(text),
        )
      }
  for (const row of rowsOf(db, "SELECT * FROM payouts WHERE status = 'held' ORDER BY id DESC LIMIT 20"))
    add(
      db,
      ['payout', row.id, `statement-${row.id}.pdf`, 'payout', row.updated_at],
      receipt(['STATEMENT OF THE PARTNER', String(row.partner_name), money(row.net, row.currency)]),
    )
  for (const row of rowsOf(db, 'SELECT * FROM rmas ORDER BY id DESC LIMIT 60'))
    if (Number(row.id) % 2 === 0)
      for (const at of [1, 2])
        add(db, ['rma', row.id, `parcel-${at}.png`, 'returns', row.updated_at], {
          type: 'image/png',
          content: picture(`parcel ${row.id} ${at}`),
        })
}

type Value = string | number | bigint | null | Uint8Array | undefined

function add(
  db: DatabaseSync,
  [entity, id, name, user, at]: readonly [string, Value, string, string, Value],
  { type, content }: { readonly type: string; readonly content: Uint8Array },
): void {
  run(
    db,
    `INSERT INTO attachments (entity, entity_id, name, type, size, content, created_by, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[entity, Number(id), name, type, content.length],
    content,
    ...[user, String(at)],
  )
}

function receipt(lines: readonly string[]) {
  const page = lines.map((text, at) => ({ text, x: 36, y: 250 - at * 24, size: at === 0 ? 16 : 11 }))
  return {
    type: 'application/pdf',
    content: pdfOf({ width: 420, height: 298, font: 'Helvetica' }, [page]),
  }
}

const [width, height] = [320, 220]

/** A carton on a table, in colours of its own: a PNG without a package that draws. */
function picture(name: string): Uint8Array {
  const random = randomOf(name)
  const [left, top, shade] = [random.whole(30, 110), random.whole(30, 70), random.whole(-20, 20)]
  const rows = Array.from({ length: height }, (_, y) => {
    const line = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x++) {
      const inside = x > left && x < left + 170 && y > top && y < top + 120
      const tape = inside && Math.abs(x - left - 85) < 9
      const [red, green, blue] = tape ? [214, 190, 140] : inside ? [176, 128, 78] : [120, 132, 140]
      const light = shade + Math.round(((x + y) * 24) / (width + height))
      line.set([red + light, green + light, blue + light], 1 + x * 3)
    }
    return line
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
