import { globSync, readFileSync } from 'node:fs'
import { CsvProblem, csvDecoder } from '../../../runtime/core/csv/decode.ts'
import { type CsvRow, csvReader } from '../../../runtime/core/csv/read.ts'
import { decodeText } from '../../../src/sandbox/imports/decodeText.ts'
import { readRows } from '../../../src/sandbox/imports/readRows.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type CaseResult, type FaultKind, runEach } from '../faultKind.ts'
import { hostileTexts } from '../hostileTexts.ts'

export const kind: FaultKind = {
  name: 'csvFiles',
  varied:
    'the files of csv-spectrum and generated ones: encodings, byte order marks, line endings, quotes, empty lines, hostile cells, in chunks of any size; every third one truncated, overwritten or with inserted bytes',
  unit: 'files',
  expected:
    'valid files give every cell and the line of every row, in the page and on the server; damaged ones give rows or an error message',
  full: 1_600,
  sample: 150,
  run: asked => runEach('csvFiles', asked, tryFile),
}

type Table = readonly (readonly string[])[]

interface Spelling {
  readonly delimiter: ',' | ';' | '\t'
  readonly newline: '\n' | '\r\n' | '\r'
  readonly encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be'
  /** Quotes round every cell, or only where they are needed. */
  readonly quotes: 'all' | 'needed'
  readonly lastBreak: boolean
  /** Rows after an empty line. */
  readonly emptyBefore: ReadonlySet<number>
}

/** The expected file of one is faulty (SOURCE.txt). */
const files = globSync('tests/fixtures/csv-spectrum/csvs/*.csv').filter(
  file => !file.includes('location_coordinates'),
)
const fixtures = files.map(file => {
  const json = file.replaceAll('csvs', 'json').replace(/\.csv$/, '.json')
  const records: readonly Readonly<Record<string, string>>[] = JSON.parse(readFileSync(json, 'utf8'))
  const header = Object.keys(records[0] ?? {})
  return {
    file,
    bytes: new Uint8Array(readFileSync(file)),
    table: [header, ...records.map(one => Object.values(one))],
  }
})

function tryFile(random: Random, at: number): CaseResult {
  const fixture = at % 8 === 0 ? fixtures[random.whole(0, fixtures.length - 1)] : undefined
  const table = fixture?.table ?? anyTable(random)
  const spelling = anySpelling(random, table.length)
  const bytes = fixture?.bytes ?? encoded(table, spelling)
  const pieces = anyPieces(random, bytes.length)
  const name = fixture?.file ?? JSON.stringify({ ...spelling, emptyBefore: [...spelling.emptyBefore], table })
  if (random.chance(1 / 3)) {
    const { how, damaged } = damage(random, bytes)
    return { input: `${how} ${name}`.slice(0, 400), problem: problemOfDamaged(damaged, pieces) }
  }
  const lines = fixture ? undefined : linesOf(table, spelling)
  return { input: name.slice(0, 400), problem: problemOfWhole(bytes, pieces, table, lines) }
}

function problemOfWhole(
  bytes: Uint8Array,
  pieces: readonly number[],
  table: Table,
  lines: readonly number[] | undefined,
): string | undefined {
  const rows = readInPieces(bytes, pieces)
  if (rows instanceof CsvProblem) return `is refused: ${rows.message}`
  const wanted = JSON.stringify(table)
  const found = JSON.stringify(rows.map(({ cells }) => cells))
  if (found !== wanted) return `the page reads ${found}`
  const numbers = JSON.stringify(rows.map(({ line }) => line))
  if (lines && numbers !== JSON.stringify(lines)) return `the page counts the lines ${numbers}, not ${lines}`
  const onServer = JSON.stringify(readRows(decodeText(bytes) ?? '').rows.map(({ cells }) => cells))
  return onServer === wanted ? undefined : `the server reads ${onServer}`
}

/** A damaged file has rows, or is refused in words: nothing else is thrown. */
function problemOfDamaged(bytes: Uint8Array, pieces: readonly number[]): string | undefined {
  try {
    const rows = readInPieces(bytes, pieces)
    if (rows instanceof CsvProblem) return rows.message === '' ? 'is refused without a word' : undefined
    const falling = rows.some(({ line }, at) => line <= (rows[at - 1]?.line ?? 0))
    return falling ? 'the lines do not rise' : undefined
  } catch (error) {
    return `threw ${String(error)}`
  }
}

function readInPieces(bytes: Uint8Array, pieces: readonly number[]): CsvRow[] | CsvProblem {
  const decoder = csvDecoder()
  const reader = csvReader()
  const rows: CsvRow[] = []
  try {
    let from = 0
    for (const length of pieces) {
      rows.push(...reader.push(decoder.push(bytes.subarray(from, from + length))))
      from += length
    }
    rows.push(...reader.push(decoder.end()), ...reader.end())
    return rows
  } catch (error) {
    if (error instanceof CsvProblem) return error
    throw error
  }
}

/** Lengths that add up to the whole; the first one is long enough to tell the encoding, as the pieces of a file are. */
function anyPieces(random: Random, length: number): number[] {
  const pieces = [Math.min(length, random.whole(4, 40))]
  for (let left = length - (pieces[0] ?? 0); left > 0; left -= pieces.at(-1) ?? left)
    pieces.push(Math.min(left, random.whole(1, random.pick([2, 30, 400, 4000]))))
  return pieces
}

const marks = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  "'",
  '=1+1',
  '@x',
  '-5',
  ' ',
  '\u00a0',
  'é',
  'م',
  '💥',
  'ab',
]

function anyCell(random: Random): string {
  const text = random.chance(0.3)
    ? random.pick(hostileTexts)
    : Array.from({ length: random.whole(0, 5) }, () => random.pick(['x', ...marks])).join('')
  // A zero byte is no text; half of a character is replaced when it is encoded; a mark at the start is none of the cell.
  return text.replaceAll('\0', '').replaceAll('\ufeff', '').toWellFormed()
}

function anyTable(random: Random): string[][] {
  const width = random.whole(2, 6)
  const header = Array.from({ length: width }, (_, at) => `column${at}${random.pick(['', ' é', 'm'])}`)
  const rows = Array.from({ length: random.whole(1, 12) }, () =>
    // An empty row is none: each has something in it.
    [`r${random.digits(3)}`, ...Array.from({ length: width - 1 }, () => anyCell(random))],
  )
  return [header, ...rows]
}

function anySpelling(random: Random, rows: number): Spelling {
  return {
    delimiter: random.pick([',', ',', ';', '\t']),
    newline: random.pick(['\n', '\r\n', '\r']),
    encoding: random.pick(['utf-8', 'utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be']),
    quotes: random.pick(['all', 'needed']),
    lastBreak: random.chance(0.7),
    emptyBefore: new Set(
      Array.from({ length: rows }, (_, at) => at).filter(at => at > 0 && random.chance(0.1)),
    ),
  }
}

function encoded(table: Table, spelling: Spelling): Uint8Array {
  const { delimiter, newline, quotes, emptyBefore, encoding, lastBreak } = spelling
  const cellText = (cell: string) =>
    quotes === 'all' || /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const lines = table.map(
    (row, at) => `${emptyBefore.has(at) ? newline : ''}${row.map(cellText).join(delimiter)}`,
  )
  const text = lines.join(newline) + (lastBreak ? newline : '')
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const marked = `\ufeff${text}`
  if (encoding === 'utf-8 with a mark') return new TextEncoder().encode(marked)
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < marked.length; at++)
    view.setUint16(at * 2, marked.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

/** The line on which each row begins. */
function linesOf(table: Table, { newline, emptyBefore }: Spelling): number[] {
  let line = 1
  return table.map((row, at) => {
    if (emptyBefore.has(at)) line += 1
    const begins = line
    line +=
      1 + row.reduce((breaks, cell) => breaks + cell.split(newline === '\r' ? '\r' : '\n').length - 1, 0)
    return begins
  })
}

function damage(random: Random, bytes: Uint8Array): { how: string; damaged: Uint8Array } {
  const at = random.whole(0, bytes.length - 1)
  const how = random.pick(['cut off', 'overwritten', 'quotes put in', 'foreign bytes put in'])
  if (how === 'cut off') return { how, damaged: bytes.slice(0, at) }
  const damaged = bytes.slice()
  if (how === 'overwritten') damaged[at] = random.whole(0, 255)
  if (how === 'quotes put in') damaged[at] = 0x22
  if (how === 'foreign bytes put in') damaged.set([0xff, 0, 0xc3].slice(0, bytes.length - at), at)
  return { how, damaged }
}
