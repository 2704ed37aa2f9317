import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

/** The lines of a file of `data/` as records of text; lines with too few or too many columns are left out. */
export function readCsv(file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  const broken = new Set(errors.map(error => error.row))
  return data.filter((_line, row) => !broken.has(row))
}

/** 22.200000000000003 -> 2220 cents. */
export function cents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
