import { expect, it } from 'vitest'
import { home, saidOf, screen } from './project.ts'

const grid = (name: string, keys: string) =>
  screen(`name: '${name}', path: '/${name}', body: [{ kind: 'grid', grid: {
  id: '${name}', source: '/api/things', columns: [{ field: 'id', label: 'Id' }],
${keys}
} }],`)
const files = (one: string, two: string) => ({
  'screens/home.ts': home,
  'screens/one.ts': grid('one', one),
  'screens/two.ts': grid('two', two),
})
const action = (type: string) =>
  `actions: [{ kind: 'request', label: 'Start', call: '/api/start', scope: 'screen', waitsFor: ['${type}'] }],`

it('a process type that is nearly one that is named more often is misspelt', async () => {
  const said = await saidOf(
    files(
      `refreshDuring: ['catalogue-run'], refreshAfter: ['catalogue-rnu'],\n${action('catalogue-run')}`,
      "refreshAfter: ['catalogue-runs', 'other'],",
    ),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:5:50  /body/0/grid/refreshAfter/0
      names the process type "catalogue-rnu", which no other file names; "catalogue-run" is named too. Write "catalogue-run".  (process-misspelt)
    screens/two.ts:5:16  /body/0/grid/refreshAfter/0
      names the process type "catalogue-runs", which no other file names; "catalogue-run" is named too. Write "catalogue-run".  (process-misspelt)"
  `)
})

it('of a block of jobs is compared too', async () => {
  expect(
    await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': grid('one', "refreshAfter: ['catalogue-run'],"),
      'screens/two.ts': screen(
        "name: 'two', path: '/two', body: [{ kind: 'jobs', processes: ['catalogue-rn'] }],",
      ),
    }),
  ).toContain('Write "catalogue-run".  (process-misspelt)')
})

it('of two that are named once, the later one is', async () => {
  const said = await saidOf(files("refreshAfter: ['catalogue-run'],", action('catalogue-rn')))
  expect(said).toContain('screens/two.ts')
  expect(said).toContain('Write "catalogue-run".  (process-misspelt)')
})

it('types that differ by more, by a number, or that several files name are different', async () => {
  expect(
    await saidOf(files("refreshAfter: ['rule-import', 'run1'],", "refreshAfter: ['rule-export', 'run2'],")),
  ).toBe('')
  expect(
    await saidOf(
      files("refreshAfter: ['run', 'runs'], refreshDuring: ['run'],", "refreshAfter: ['run', 'runs'],"),
    ),
  ).toBe('')
})
