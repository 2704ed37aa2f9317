import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { definitionFile, literal } from '../../schemas/check/source/literal.ts'
import { propertiesOf } from '../../stories/reference/propertiesOf.ts'
import { targets } from '../../stories/reference/vocabulary.ts'
import { calls, entities, purposeOf, words } from '../../stories/reference/words.ts'
import { projectRoot, readSource } from '../boundaries/sources.ts'
import { language, saidOf } from '../check/project.ts'

const folder = 'stories/reference'
const pages = readdirSync(`${projectRoot}/${folder}`)
  .filter(file => file.endsWith('.stories.tsx'))
  .map(file => readSource(`${folder}/${file}`))
  .join('\n')

describe('language reference', () => {
  it('has examples that pass the check', async () => {
    const screens = [...targets, ...words.flatMap(({ examples }) => examples.map(({ screen }) => screen))]
    const files: [string, string][] = [
      ['screens/refunds/entities/refunds.ts', definitionFile('defineEntities', entities)],
      ['screens/refunds/calls/refunds.ts', definitionFile('defineCalls', calls)],
      ...screens.map((screen): [string, string] => [
        `screens/refunds/${screen.name}.ts`,
        definitionFile('defineScreen', screen),
      ]),
    ]
    const project = files.map(([file, text]) => [file, text.replace('../../schemas/index.ts', language)])
    expect(await saidOf(Object.fromEntries(project))).toBe('')
  })

  it('has a page and a purpose for every word', () => {
    const missing = words.filter(({ group, name }) => !pages.includes(`pageOf('${group}', '${name}')`))
    expect(missing.map(({ group, name }) => `${group}: ${name}`)).toEqual([])
    expect(words.filter(word => purposeOf(word) === '').map(({ name }) => name)).toEqual([])
  })

  it('uses every property of the language in an example', () => {
    const shown = words.flatMap(({ examples }) =>
      examples.map(({ code, screen }) => code + JSON.stringify(screen)),
    )
    const text = shown.join('\n')
    const missing = words.flatMap(({ name, schema }) =>
      propertiesOf(schema)
        .map(property => property.name.split(/[.[]/)[0] ?? '')
        .filter(property => !alternatives.has(property) && !new RegExp(`\\b${property}\\b`).test(text))
        .map(property => `${name}: ${property}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('names type, limits and default of a property as its schema has them', () => {
    const decimals = wordOf('Columns', 'number').find(({ name }) => name === 'decimals')
    expect(decimals).toEqual({
      name: 'decimals',
      required: false,
      type: 'integer',
      limits: 'at least 0, at most 6',
      initial: 'as many as the value has, at most 3',
      description: 'Digits after the decimal point.',
    })
    expect(wordOf('Blocks', 'text').map(({ name }) => name)).toContain('links[].label')
    expect(wordOf('Blocks', 'details').find(({ name }) => name === 'visible')?.type).toBe('condition')
  })

  it('formats a definition like the formatter of the project', () => {
    const column = {
      field: 'amount',
      label: "Don't",
      'a key': [1, 'two'],
      tooltip: [{ field: 'note', label: 'Note' }],
    }
    expect(literal(column)).toBe(
      `{ field: 'amount', label: "Don't", 'a key': [1, 'two'], tooltip: [{ field: 'note', label: 'Note' }] }`,
    )
    expect(literal(column, 60)).toBe(`{
  field: 'amount',
  label: "Don't",
  'a key': [1, 'two'],
  tooltip: [{ field: 'note', label: 'Note' }],
}`)
  })
})

/**
 * Properties in the place of one that the examples show: of JSON files alone, of other ways to name a call, and redirects
 * that leave the console.
 */
const alternatives: ReadonlySet<string> = new Set([
  '$schema',
  'put',
  'patch',
  'delete',
  'changes',
  'address',
  'base',
  'panel',
])

function wordOf(group: string, word: string) {
  const found = words.find(one => one.group === group && one.name === word)
  return propertiesOf(found?.schema ?? {})
}
