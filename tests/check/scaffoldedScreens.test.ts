import { copyFile, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { type NamedCall } from '../../schemas/check/resolve/vocabulary.ts'
import { newArea } from '../../schemas/check/scaffold/newArea.ts'
import { unformatted } from '../../schemas/check/standards/followingFiles.ts'
import { makeDefinedContract } from '../../src/sandbox/contract/definedContract.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { home, project } from './project.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))

/** A project that holds only the area which `npm run new` makes of a document, whose calls are put below `/api`. */
async function scaffolded(document: string): Promise<string> {
  const root = await project({
    'screens/home.ts': home.replace(/'\S+index\.ts'/, "'../schemas/index.ts'"),
    'package.json': '{ "type": "module" }',
  })
  await symlink(join(folder, 'schemas'), join(root, 'schemas'))
  await copyFile(join(folder, 'biome.json'), join(root, 'biome.json'))
  const text = await readFile(join(folder, 'tests/fixtures/openapi', `${document}.json`), 'utf8')
  const openapi = join(root, `${document}.json`)
  const served = { ...Object(JSON.parse(text)), servers: [{ url: 'https://api.example/api' }] }
  await writeFile(openapi, JSON.stringify(served))
  await newArea(
    { area: 'shop', openapi, only: '', overwrite: false, root },
    { ask: undefined, say: () => {} },
  )
  return root
}

const reads = ({ method, grid }: NamedCall) => method === 'GET' || grid !== undefined
const rows = { options: { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] } }

describe.each(['petstore-expanded', 'link-example', 'uspto'])('generated screens of %s', document => {
  it('meet the standards of the console, are formatted, and have data at once', async () => {
    const root = await scaffolded(document)
    const { problems, definitions, vocabulary } = await checkDefinitions(root, { standards: true })
    expect(problems).toEqual([])
    expect(definitions.length).toBeGreaterThan(1)
    expect(unformatted(root).filter(({ file }) => file.startsWith('screens/shop/'))).toEqual([])

    const opened = await openTestSandbox({ defined: makeDefinedContract(join(root, 'screens')) })
    onTestFinished(() => opened.close())
    const token = opened.sandbox.signIn('viewer', ['shop_access'])
    const calls = [...vocabulary.calls.values()].filter(reads)
    const answers = await Promise.all(
      calls.map(async call => {
        const path = call.path.replaceAll(/\{\w+\}/g, '1')
        const { status, ...reply } = await opened.ask(`${call.method} ${path}`, {
          token,
          ...(call.method === 'POST' && { body: rows }),
        })
        return { name: call.name, status, isEmpty: Object.keys(Object(reply.json())).length === 0 }
      }),
    )
    expect(answers).toEqual(calls.map(({ name }) => ({ name, status: 200, isEmpty: false })))
  })
})
