import { statSync } from 'node:fs'
import { basename, extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { routeData } from '../../schemas/check/routeData.ts'
import { type Screen } from '../../schemas/index.ts'

/** The entries of one screen in the sidebar. */
export interface ScreenEntries {
  /** `screens/cashReconciliation/payments.ts`. */
  readonly file: string
  /** `Screens/Cash reconciliation/Payments`. */
  readonly title: string
  /** Name of the screen. */
  readonly screen: string
  readonly stories: readonly { readonly name: string; readonly state: string; readonly globals?: object }[]
}

/** The definitions of screens, for the `stories` of Storybook's main file. */
export const screenFiles = '../../screens/*/*.{ts,json}'

const root = fileURLToPath(new URL('../..', import.meta.url))
const prefix = 'virtual:screen-stories/'

/** Gives each definition of a screen an entry of its own in the sidebar, with a story for each of its states. */
export const screenIndexer = {
  test: /\/screens\/[^/]+\/[^/]+\.(?:ts|json)$/,
  async createIndex(fileName: string) {
    const file = relative(root, fileName).replaceAll('\\', '/')
    const entries = (await screenEntries(statSync(fileName).mtimeMs)).find(one => one.file === file)
    return (entries?.stories ?? []).map(({ name }) => ({
      type: 'story' as const,
      importPath: `${prefix}${entries?.screen}`,
      exportName: name,
      title: entries?.title ?? '',
      tags: shownOnly,
    }))
  },
}

/** The generated module with the stories of a screen. */
export function screenStories() {
  return {
    name: 'screen-stories',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id: string) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const entries = (await screenEntries()).find(({ screen }) => screen === name)
      return entries && storiesModule(entries)
    },
  } satisfies Plugin
}

/** `stories/screens/Screens.stories.tsx` draws the same states of the same screens under test. */
const shownOnly = ['!test', '!autodocs']

/** The entries of all screens, read again when they were read before `changedAt`, in milliseconds. */
export async function screenEntries(changedAt = 0): Promise<readonly ScreenEntries[]> {
  if (changedAt > readAt) {
    readAt = Date.now()
    read = readEntries()
  }
  return read
}

let readAt = -1
let read: Promise<readonly ScreenEntries[]> = Promise.resolve([])

async function readEntries(): Promise<readonly ScreenEntries[]> {
  const { definitions } = await inspectDefinitions(root)
  const all = definitions.map(({ file, screen }) => entriesOf(file, screen))
  // Some screens share a title that the specification fixes: their files tell them apart.
  return all.map(one =>
    all.some(other => other !== one && other.title.toLowerCase() === one.title.toLowerCase())
      ? { ...one, title: `${one.title} (${inWords(fileName(one.file)).toLowerCase()})` }
      : one,
  )
}

function entriesOf(file: string, screen: Screen): ScreenEntries {
  const [, area = ''] = file.split('/')
  const { blocks = [], access } = routeData(screen)
  const hasData = blocks.includes('grid') || Object.keys(screen.loads ?? {}).length > 0
  const title = (screen.title || inWords(fileName(file))).replaceAll('/', ' and ')
  return {
    file,
    title: `Screens/${inWords(area)}/${title}`,
    screen: screen.name,
    stories: [
      { name: 'Default', state: 'default' },
      ...(hasData ? dataStates : []),
      ...(typeof access === 'object' ? [{ name: 'Forbidden', state: 'forbidden' }] : []),
      { name: 'Dark', state: 'default', globals: { theme: 'dark' } },
      { name: 'RightToLeft', state: 'default', globals: { direction: 'rtl' } },
    ],
  }
}

const dataStates = [
  { name: 'Loading', state: 'loading' },
  { name: 'Empty', state: 'empty' },
  { name: 'Failed', state: 'failed' },
  { name: 'LongTexts', state: 'veryLong' },
]

/** Screen and state are those of the entry. */
const parameters = { layout: 'fullscreen', controls: { disable: true } }

function storiesModule({ title, screen, stories }: ScreenEntries): string {
  const meta = { title, args: { screen }, parameters, tags: shownOnly }
  return [
    `import { ScreenStory } from ${JSON.stringify(`${root}stories/screens/ScreenStory.tsx`)}`,
    `export default { ...${JSON.stringify(meta)}, component: ScreenStory }`,
    ...stories.map(
      ({ name, state, globals }) =>
        `export const ${name} = ${JSON.stringify({ args: { state }, ...(globals && { globals }) })}`,
    ),
  ].join('\n')
}

/** `cashReconciliation` becomes `Cash reconciliation`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fileName(file: string): string {
  return basename(file, extname(file))
}
