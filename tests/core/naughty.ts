import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../fixtures/blns/blns.json', import.meta.url), 'utf8')

/** The strings of the big list of naughty strings that are not empty. */
export const naughty: readonly string[] = (JSON.parse(text) as string[]) // the file is a list of texts
  .filter(string => string !== '')
