import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { definitions } from '../../schemas/check/plugin.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { project, screen, writeFiles } from './project.ts'

const titled = (title: string) =>
  screen(`name: 'home', path: '/', title: '${title}', body: [{ kind: 'text', text: '${title}!' }],`)
const wrong = screen("name: 'home', path: '/', titel: 'x', parent: 'nowhere', body: [{ kind: 'screens' }],")

/** A page that shows the titles of the route table and the text of its first definition, and counts its own loads. */
const page = {
  'src/index.html':
    '<!doctype html><title>x</title><main></main><script type="module" src="./main.ts"></script>',
  'src/main.ts': `
import { onDefinitionsChanged, routes } from 'virtual:screens'
const main = document.querySelector('main')
async function show(table) {
  window.table = table
  const { body } = await table.find(({ name }) => name === 'home').definition()
  main.textContent = table.map(({ title }) => title).join() + ' ' + body[0].text
}
onDefinitionsChanged(show)
show(routes)
window.loads = (window.loads ?? 0) + 1
window.kept = 'what was typed'
`,
}

let browser: Browser

beforeAll(async () => {
  const executablePath = findBrowser()
  browser = await chromium.launch({ args: browserFlags(), ...(executablePath && { executablePath }) })
})

afterAll(() => browser.close())

interface Development {
  readonly root: string
  readonly page: Page
  /** Every custom event that the server has sent, by name. */
  readonly sent: { readonly event: string; readonly data: unknown }[]
}

async function developed(files: Readonly<Record<string, string>>): Promise<Development> {
  const root = await project({ ...page, ...files })
  const server: ViteDevServer = await createServer({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [definitions({ root })],
    server: { host: '127.0.0.1', port: 0 },
    cacheDir: join(root, '.vite'),
  })
  onTestFinished(() => server.close())
  const sent: { event: string; data: unknown }[] = []
  const { hot } = server.environments.client
  const send = hot.send.bind(hot)
  vi.spyOn(hot, 'send').mockImplementation((...message: unknown[]) => {
    const [event, data] = message
    if (typeof event === 'string') sent.push({ event, data })
    // The message goes on as it came.
    return Reflect.apply(send, hot, message)
  })
  await server.listen()
  await expect.poll(() => Object.keys(server.watcher.getWatched())).toContain(join(root, 'screens'))
  const opened = await browser.newPage()
  onTestFinished(() => opened.close())
  await opened.goto(server.resolvedUrls?.local[0] ?? '')
  return { root, page: opened, sent }
}

describe('development server', () => {
  it('updates the open page with a saved definition without a reload', async () => {
    const { root, page, sent } = await developed({ 'screens/home.ts': titled('Before') })
    await page.getByText('Before Before!').waitFor()
    await writeFiles(root, { 'screens/home.ts': titled('After') })
    await page.getByText('After After!').waitFor()
    expect(await page.evaluate('[loads, kept]')).toEqual([1, 'what was typed'])
    expect(sent.filter(({ event }) => event === 'definitions:changed')).toEqual([
      {
        event: 'definitions:changed',
        data: {
          files: ['screens/home.ts'],
          screens: ['home'],
          routes: [{ name: 'home', path: '/', title: 'After', blocks: ['text'] }],
          version: expect.any(Number),
        },
      },
    ])
  })

  it('serves the saved definition to a page that is loaded later', async () => {
    const { root, page } = await developed({ 'screens/home.ts': titled('Before') })
    await page.getByText('Before Before!').waitFor()
    await writeFiles(root, { 'screens/home.ts': titled('After') })
    await page.getByText('After After!').waitFor()
    await page.reload()
    await page.getByText('After After!').waitFor()
  })

  it('delivers updates that were saved before the page had connected', async () => {
    const { root, page, sent } = await developed({
      'screens/home.ts': titled('Before'),
      'src/main.ts': `
import { onDefinitionsChanged, routes } from 'virtual:screens'
async function show(table) {
  document.querySelector('main').textContent = (await table[0].definition()).body[0].text
}
window.listen = () => onDefinitionsChanged(show)
show(routes)
`,
    })
    await page.getByText('Before!').waitFor()
    await writeFiles(root, { 'screens/home.ts': titled('After') })
    await expect.poll(() => sent.map(({ event }) => event)).toContain('definitions:changed')
    expect(await page.locator('main').innerText()).toBe('Before!')
    await page.evaluate('void listen()')
    await page.getByText('After!').waitFor()
  })

  it('updates the validator of a saved form, and removes it with the form', async () => {
    const limited = (maxLength: number) =>
      screen(`name: 'home', path: '/', title: 'Home', body: [{ kind: 'text', text: 'Up to ${maxLength}!' }, { kind: 'form',
form: { id: 'f', fields: [{ kind: 'text', name: 'a', label: 'A', maxLength: ${maxLength} }] } }],`)
    const { root, page } = await developed({ 'screens/home.ts': limited(2) })
    const takes = (text: string) =>
      page.evaluate(`(async () => {
        const { forms } = window.table.find(({ name }) => name === 'home')
        return (await forms()).f?.({ a: '${text}', $limits: {} })
      })()`)
    await page.getByText('Home Up to 2!').waitFor()
    expect([await takes('ab'), await takes('abc')]).toEqual([true, false])
    await writeFiles(root, { 'screens/home.ts': limited(3) })
    await page.getByText('Home Up to 3!').waitFor()
    expect([await takes('abc'), await takes('abcd')]).toEqual([true, false])
    await writeFiles(root, { 'screens/home.ts': titled('Home') })
    await page.getByText('Home Home!').waitFor()
    expect(await takes('a')).toBe(undefined)
  })

  it('adds and removes the screens of added and deleted files', async () => {
    const { root, page } = await developed({ 'screens/home.ts': titled('Home') })
    await page.getByText('Home Home!').waitFor()
    await writeFiles(root, {
      'screens/orders/list.json':
        '{ "name": "list", "path": "/list", "title": "List", "body": [{ "kind": "screens" }] }',
    })
    await page.getByText('Home,List Home!').waitFor()
    await rm(join(root, 'screens/orders/list.json'))
    await page.getByText('Home Home!', { exact: true }).waitFor()
  })

  it('shows all problems over the page and removes them when they are fixed', async () => {
    const { root, page, sent } = await developed({ 'screens/home.ts': titled('Home') })
    await page.getByText('Home Home!').waitFor()
    await writeFiles(root, { 'screens/home.ts': wrong })
    const overlay = page.getByRole('alertdialog', { name: 'Problems of the definitions' })
    await overlay.getByRole('heading', { name: '2 problems' }).waitFor()
    expect(await overlay.getByRole('listitem').allInnerTexts()).toEqual([
      'screens/home.ts:3:26 /titel\n\n"titel" is not a key of a screen.\n\nDid you mean "title"? key-unknown',
      'screens/home.ts:3:46 /parent\n\nnames the screen "nowhere", which does not exist.\n\nAdd a screen with this name, or write the "name" of another one, not its path or title, such as "home". screen-unknown',
    ])
    expect(await page.locator('main').innerText()).toBe('Home Home!')
    await writeFiles(root, { 'screens/home.ts': titled('Corrected') })
    await overlay.waitFor({ state: 'detached' })
    await page.getByText('Corrected Corrected!').waitFor()
    expect(sent.findLast(({ event }) => event === 'definitions:problems')?.data).toEqual({ problems: [] })
    expect(await page.evaluate('loads')).toBe(1)
  })

  it('shows problems that existed before the page was opened', async () => {
    const { root, page } = await developed({ 'screens/home.ts': titled('Home'), 'screens/two.ts': wrong })
    const overlay = page.getByRole('alertdialog')
    await overlay.getByRole('heading', { name: '4 problems' }).waitFor()
    await page.getByText('Home Home!').waitFor()
    await rm(join(root, 'screens/two.ts'))
    await overlay.waitFor({ state: 'detached' })
  })
})
