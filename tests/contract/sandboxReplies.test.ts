import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isObject } from '../../schemas/check/item.ts'
import { type NamedCall } from '../../schemas/check/resolve/vocabulary.ts'
import { openApiDocument, replyJsonSchema } from '../../schemas/contract/openApi.ts'
import { type Screen } from '../../schemas/index.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { gridsOf } from '../support/grids.ts'
import { definitions, vocabulary } from '../support/screens.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ ...openApiDocument(vocabulary), $id: 'contract' })

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

it.each(definitions.filter(({ screen }) => readsOf(screen).length > 0))(
  'the sandbox answers what $screen.name reads as the contract says',
  async ({ screen }) => {
    const token = opened.sandbox.signIn('admin')
    const wrong: string[] = []
    for (const { method, path, body } of readsOf(screen)) {
      const call = callAt(method, path)
      expect(call, `${method} ${path} is a call`).toBeDefined()
      if (!call) continue
      const reply = await opened.ask(`${method} ${path}`, { token, ...(body === undefined ? {} : { body }) })
      const validate = ajv.compile(named(replyJsonSchema(call, vocabulary.entities)))
      if (reply.status !== 200 || !validate(reply.json()))
        wrong.push(`${call.name} ${path}: ${reply.status} ${ajv.errorsText(validate.errors)}`.slice(0, 600))
    }
    expect(wrong).toEqual([])
  },
)

interface Read {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

/** The loads and grids of a screen, with the examples of its parameters. */
function readsOf(screen: Screen): Read[] {
  const put = (path: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(screen.params?.[name]?.example ?? '1'),
    )
  const loads = Object.values(screen.loads ?? {}).map(({ get, query = {} }): Read => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, put(value)]))
    return { method: 'GET', path: put(get) + (search.size > 0 ? `?${search}` : '') }
  })
  const grids = gridsOf()
    .filter(one => one.file === fileOf(screen))
    .map(({ grid }): Read => {
      const options = { pagination: { limit: 200, offset: 0 }, filter: [], sort: [], columns: [] }
      return {
        method: 'POST',
        path: put(grid.source),
        body: grid.request === 'bare' ? options : { options },
      }
    })
  return [...loads, ...grids]
}

function fileOf(screen: Screen): string | undefined {
  return definitions.find(one => one.screen === screen)?.file
}

/** The call at a path; of several the one with the fewest placeholders. */
function callAt(method: string, path: string): NamedCall | undefined {
  const [bare = ''] = path.split('?')
  return [...vocabulary.calls.values()]
    .filter(call => call.method === method && patternOf(call.path, /\{\w+\}/g).test(bare))
    .sort((one, other) => placeholders(one) - placeholders(other))[0]
}

function placeholders({ path }: NamedCall): number {
  return path.split('{').length
}

function patternOf(path: string, parameter: RegExp): RegExp {
  return new RegExp(`^${path.replaceAll(parameter, '[^/]+')}$`)
}

/** A schema whose references lead into the document of the contract. */
function named(schema: unknown): object {
  const text: unknown = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'),
  )
  return isObject(text) ? text : {}
}
