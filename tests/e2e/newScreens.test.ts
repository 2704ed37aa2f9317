import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { newArea } from '../../schemas/check/scaffold/newArea.ts'
import { readDocument } from '../../schemas/check/scaffold/readSource.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('screens pass the conformance tests that npm run new has made, or that use words which no screen of the console uses', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'console-new-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true, maxRetries: 5 }))
  const parts = await readdir(root)
  for (const part of parts.filter(name => !/^(?:\.|node_modules$|dist$|stories$)/.test(name)))
    await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

  const said: string[] = []
  const dialog = { ask: undefined, say: (line: string) => said.push(line) }
  const making = { only: '', overwrite: false, root: copy }
  const document = await readDocument(join(root, 'tests/fixtures/openapi/petstore-expanded.json'))
  const openapi = join(copy, 'openapi.json')
  // The sandbox answers for what is below /api.
  await writeFile(openapi, JSON.stringify({ ...document, servers: [{ url: '/api/kennel' }] }))
  await newArea({ ...making, area: 'kennel', openapi }, dialog)
  const [sample, body] = [join(copy, 'reply.json'), join(copy, 'body.json')]
  await writeFile(sample, JSON.stringify({ data: [{ idCage: 1, label: 'North', size: 4 }], rowCount: 1 }))
  await writeFile(body, JSON.stringify({ label: 'North', size: 4 }))
  await newArea({ ...making, area: 'kennelCages', sample, body, path: '/api/cages/grid' }, dialog)
  expect(said.filter(line => line.includes('screens: '))).toHaveLength(2)
  await copySamples(copy)

  const { status, output } = await conformance(copy, '^(?:kennel|samples)-')
  expect(status, output).toBe(0)
  // Each of the three screens made opens, is forbidden and fails; one has a grid and two have forms. The samples have six.
  const [, passed] = /Tests .*?(\d+) passed/.exec(output) ?? []
  expect(Number(passed), output).toBeGreaterThan(14)
}, 600_000)

/** A redirect with checks, a list that follows a process and filters, progress, figures, a form with two submits. */
async function copySamples(folder: string): Promise<void> {
  const [from, to] = [join(root, 'tests/fixtures/samples'), join(folder, 'screens/samples')]
  await cp(from, to, { recursive: true })
  for (const file of await readdir(to, { recursive: true }))
    if (file.endsWith('.ts')) {
      const text = await readFile(join(to, file), 'utf8')
      // In screens/ they are one folder less deep.
      await writeFile(join(to, file), text.replace('../../../schemas/', '../../schemas/'))
    }
}

/** Runs the conformance tests of these names in a copy of the project, which is built before. */
async function conformance(folder: string, names: string) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|SANDBOX_|TEST$|NODE_ENV$)/.test(name),
  )
  // One browser: the journeys beside it already keep the processors busy.
  const one = ['--no-file-parallelism', '-t', names]
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'conformance', ...one], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const [status] = await once(child, 'exit')
  return { status, output }
}
