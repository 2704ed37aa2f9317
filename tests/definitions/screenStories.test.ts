import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { screenEntries, screenIndexer, screenStories } from '../../stories/.storybook/screenEntries.ts'
import { projectRoot } from '../boundaries/sources.ts'

const entries = await screenEntries(1)
const titled = (title: string) => entries.find(one => one.title === title)

describe('screen entries in the sidebar of Storybook', () => {
  it('exist for each file of `screens/`, with unique titles', () => {
    const files = readdirSync(`${projectRoot}/screens`, { withFileTypes: true })
      .filter(({ name }) => name !== 'shared')
      .flatMap(({ name }) =>
        readdirSync(`${projectRoot}/screens/${name}`)
          .filter(file => /\.(?:ts|json)$/.test(file) && file !== 'resources.ts')
          .map(file => `screens/${name}/${file}`),
      )
    expect(entries.map(({ file }) => file).sort()).toEqual(files.sort())
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length)
  })

  it('have a story for each state of the screen', () => {
    const names = (title: string) => titled(title)?.stories.map(({ name }) => name)
    const ofData = ['Loading', 'Empty', 'Failed', 'LongTexts']
    expect(names('Screens/Finance/Refunds')).toEqual([
      ...['Default', ...ofData, 'Forbidden', 'Dark', 'RightToLeft'],
    ])
    expect(names('Screens/Home/Maintenance')).toEqual(['Default', 'Dark', 'RightToLeft'])
  })

  it('distinguish screens with the same title by their files', () => {
    const title = 'Screens/Cash reconciliation/Confirm Reconciliation (payment confirmation)'
    expect(titled(title)?.file).toBe('screens/cashReconciliation/paymentConfirmation.ts')
  })

  it('are read from the definition, and their module exports each story of the index', async () => {
    const index = await screenIndexer.createIndex(`${projectRoot}/screens/finance/refunds.ts`)
    expect(index[0]).toMatchObject({
      title: 'Screens/Finance/Refunds',
      importPath: 'virtual:screen-stories/finance-refunds',
      tags: ['!test', '!autodocs'],
    })
    const code = (await screenStories().load(`\0${index[0]?.importPath}`)) ?? ''
    const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(exported).toEqual(index.map(({ exportName }) => exportName))
    expect(code).toContain('"args":{"state":"loading"}')
    expect(await screenIndexer.createIndex(`${projectRoot}/screens/shared/links.ts`)).toEqual([])
  })
})
