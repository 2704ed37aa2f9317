import { existsSync } from 'node:fs'
import { cp, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { bareIdParts } from '../../schemas/language/gridKeys.ts'
import { securityHeaders } from '../../src/sandbox/server/headers.ts'
import { projectRoot, readSource } from '../boundaries/sources.ts'
import { project } from '../check/project.ts'
import { equals, gridRows, openTestSandbox } from '../sandbox/client.ts'

const readme = readSource('README.md')
const forms = readSource('stories/guide/forms.md')
const deployment = readSource('src/app/README.md')
const documents = [
  'README.md',
  'src/app/README.md',
  'src/sandbox/README.md',
  'stories/guide/definitions.md',
  'stories/guide/forms.md',
  'stories/guide/architecture.md',
  'stories/guide/decisions.md',
  'stories/guide/startFromAnApi.md',
  'runtime/kinds/blocks/grid/decisions.md',
  'runtime/kinds/form/decisions.md',
  'runtime/shell/decisions.md',
  'schemas/decisions.md',
  'src/app/decisions.md',
  'tests/bench/README.md',
]
const guide = 'stories/guide/definitions.md'
const file = 'screens/finance/refundsSent.ts'

describe('documentation', () => {
  it('adds a screen that passes the check', async () => {
    expect(await said(addedScreen())).toBe('')
  })

  it('describes entities, calls and a screen that pass the check', async () => {
    const [entities = '', calls = '', shown = ''] = blocks(readSource(guide), 'ts')
    const files = {
      'screens/depot/entities/parcels.ts': entities,
      'screens/depot/calls/parcels.ts': calls,
      'screens/depot/parcels.ts': shown,
    }
    expect(Object.keys(files).filter(path => !readSource(guide).includes(path))).toEqual([])
    const { problems, definitions } = await checkDefinitions(await consoleOf(files), { standards: true })
    expect(formatProblems(problems)).toBe('')
    expect(definitions.map(one => one.file)).toContain('screens/depot/parcels.ts')
  })

  it('names the parts of ids whose grids send bare requests', () => {
    expect(bareIdParts.filter(part => !readSource(guide).includes(`\`${part}\``))).toEqual([])
  })

  it('adds a form that passes the check, which names its mistakes', async () => {
    expect(await said(withForm())).toBe('')
    const wrong = withForm().replace('visible: { reason:', 'visible: { raeson:')
    expect(await said(wrong)).toContain('Did you mean "reason"?')
  })

  it('adds a form that the sandbox accepts for every choice', async () => {
    const added = (await checkDefinitions(await consoleWith(withForm()))).definitions.find(
      one => one.file === file,
    )?.screen
    const [block] = added?.body ?? []
    const grid = block?.kind === 'grid' ? block.grid : undefined
    const action = grid?.actions?.find(one => one.kind === 'open')
    const choice = action?.panel.form.fields.find(field => field.kind === 'choice')
    const options = Array.isArray(choice?.options) ? choice.options : []
    const filter = grid?.filters?.find(one => one.kind === 'select')
    const { sandbox, ask, close } = await openTestSandbox({ seed: 'basic' })
    const token = sandbox.signIn('admin')
    const rows = await gridRows<{ idRefund: number }>(ask, String(grid?.source), token, [
      equals(String(filter?.field), String(filter?.initial)),
    ])
    const replies = options.map(async ({ value }, at) => {
      const path = action?.panel.form.submit?.call.replace('{idRefund}', String(rows[at]?.idRefund))
      return (await ask(`POST ${path}`, { token, body: { reason: value, note: 'A note.' } })).status
    })
    expect(await Promise.all(replies)).toEqual([200, 200])
    close()
  })

  it('shows the problem of step five exactly as printed', async () => {
    const problem = await said(addedScreen().replace("'amount'", "'amuont'"))
    expect(problem).toContain('amuont')
    expect(blocks(readme, '')).toContain(`${problem}\n`)
  })

  it('shows the headers that the sandbox sends', () => {
    const lines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}\n`)
    expect(blocks(deployment, '')).toContain(lines.join(''))
  })

  it.each(documents)('in %s names existing commands', document => {
    const { scripts } = JSON.parse(readSource('package.json'))
    const named = [...readSource(document).matchAll(/npm (?:run )?(start|test|(?<=run )\w+)/g)].map(
      ([, name]) => name,
    )
    expect(named.filter(name => name && !(name in scripts))).toEqual([])
  })

  it.each(documents)('in %s links to existing files, folders and headings', document => {
    const links = [...readSource(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const missing = links.filter(([, target = '', heading]) => {
      const path = target === '' ? document : join(dirname(document), target)
      if (!existsSync(join(projectRoot, path))) return true
      return heading !== undefined && !headings(readSource(path)).includes(heading)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })
})

/** What the check says of this definition beside the screens that there are. */
async function said(definition: string): Promise<string> {
  return formatProblems((await checkDefinitions(await consoleWith(definition), { standards: true })).problems)
}

function consoleWith(definition: string): Promise<string> {
  return consoleOf({ [file]: definition })
}

/** The folder of a project with these files beside the screens that there are. */
async function consoleOf(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await project(files)
  for (const folder of ['screens', 'src/app/public'])
    await cp(join(projectRoot, folder), join(root, folder), { recursive: true })
  await symlink(join(projectRoot, 'schemas'), join(root, 'schemas'))
  return root
}

/** The definition of step two. */
function addedScreen(): string {
  const [text = ''] = blocks(readme, 'ts').filter(block => block.includes('defineScreen'))
  return text
}

/** The same with the actions of the guide to forms. */
function withForm(): string {
  const [actions = ''] = blocks(forms, 'ts').filter(block => block.includes('actions: ['))
  return addedScreen().replace('sort: ', () => `${actions} sort: `)
}

/** The headings of a document, as links name them. */
function headings(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** The texts of the blocks in this language, without the indentation of the list they stand in. */
function blocks(document: string, of: string): string[] {
  return [...document.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, indent = '', name, text = '']) =>
      name === of ? [text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}
