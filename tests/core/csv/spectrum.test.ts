import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../runtime/core/csv/write.ts'
import { rowsOf, utf8 } from './readText.ts'

const folder = new URL('../../fixtures/csv-spectrum/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`csvs/${name}.csv`, folder)))
/** The expected file of this one is faulty (SOURCE.txt). */
const faulty = 'location_coordinates'
const names = readdirSync(new URL('csvs/', folder))
  .map(file => file.replace('.csv', ''))
  .filter(name => name !== faulty)

function records(bytes: Uint8Array, piece?: number): Record<string, string>[] {
  const [header, ...rows] = rowsOf(bytes, piece).map(row => row.cells)
  return rows.map(cells => Object.fromEntries((header ?? []).map((name, at) => [name, cells[at] ?? ''])))
}

describe('csv-spectrum', () => {
  it.each(names)('%s is read correctly, in chunks of any size', name => {
    const expected: unknown = JSON.parse(readFileSync(new URL(`json/${name}.json`, folder), 'utf8'))
    for (const piece of [undefined, 1, 2, 3, 7]) expect(records(bytesOf(name), piece)).toEqual(expected)
  })

  it.each(names)('%s is unchanged after it was written and read again', name => {
    const rows = rowsOf(bytesOf(name)).map(row => row.cells)
    expect(rowsOf(utf8(writeCsv(rows))).map(row => row.cells)).toEqual(rows)
  })

  it(`${faulty} is read too`, () => {
    expect(rowsOf(bytesOf(faulty)).map(row => row.cells.length)).toEqual([4, 4])
  })
})
