import { existsSync } from 'node:fs'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { securityHeaders } from '../../src/sandbox/headers.ts'
import { projectRoot, readSource } from '../boundaries/sources.ts'
import { home, language, project, saidOf } from '../check/project.ts'

const readme = readSource('README.md')
const file = 'screens/finance/refundsPaid.ts'

describe('README.md', () => {
  it('adds a screen that the check takes', async () => {
    expect(await saidOf({ 'screens/home.ts': home, [file]: addedScreen() })).toBe('')
  })

  it('adds its screen and its form to the screens that there are', async () => {
    const root = await project({ [file]: withForm() })
    await cp(join(projectRoot, 'screens'), join(root, 'screens'), { recursive: true })
    await symlink(join(projectRoot, 'schemas'), join(root, 'schemas'))
    expect(formatProblems((await checkDefinitions(root)).problems)).toBe('')
  })

  it('adds a form that the check takes, and names what is wrong in it', async () => {
    expect(await saidOf({ 'screens/home.ts': home, [file]: withForm() })).toBe('')
    const wrong = withForm().replace("field: 'reason', is", "field: 'raeson', is")
    expect(await saidOf({ 'screens/home.ts': home, [file]: wrong })).toContain('Did you mean "reason"?')
  })

  it('shows the problem of step five as it is printed', async () => {
    const wrong = addedScreen().replace("kind: 'money'", "kind: 'mony'")
    const said = await saidOf({ 'screens/home.ts': home, [file]: wrong })
    expect(said).toContain('mony')
    expect(blocks('')).toContain(`${said}\n`)
  })

  it('shows the headers that the sandbox sends', () => {
    const lines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}\n`)
    expect(blocks('')).toContain(lines.join(''))
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readSource('package.json'))
    const named = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )\w+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => name && !(name in scripts))).toEqual([])
  })

  it('leads to files and folders that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target)
    expect(targets.length).toBeGreaterThan(4)
    expect(targets.filter(target => !existsSync(join(projectRoot, target)))).toEqual([])
  })
})

/** The definition of step two, with the language where this test finds it. */
function addedScreen(): string {
  const [text = ''] = blocks('ts').filter(block => block.includes('defineScreen'))
  return text.replace('../../schemas/index.ts', language)
}

/** The same with the actions of the next chapter. */
function withForm(): string {
  const [actions = ''] = blocks('ts').filter(block => block.includes("kind: 'open'"))
  return addedScreen().replace('sort: {', () => `${actions} sort: {`)
}

/** The texts of the blocks in this language, without the indentation of the list they stand in. */
function blocks(of: string): string[] {
  return [...readme.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, indent = '', name, text = '']) =>
      name === of ? [text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}
