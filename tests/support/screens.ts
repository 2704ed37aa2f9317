import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { isObject } from '../../schemas/check/item.ts'
import { resolveScreen } from '../../schemas/check/resolve/resolveScreen.ts'
import { vocabularyOf } from '../../schemas/check/resolve/vocabulary.ts'
import { type Calls, type EntityDefinition, type Form, type Screen } from '../../schemas/index.ts'

/** A screen as the build resolves it, and the file that defines it, `screens/finance/refunds.ts`. */
interface Definition {
  readonly file: string
  readonly screen: Screen
}

const written = import.meta.glob<unknown>(
  ['../../screens/**/*.{ts,json}', '!../../screens/shared/**', '!../../screens/*/{entities,calls,parts}/**'],
  { eager: true, import: 'default' },
)
const entities = import.meta.glob<Record<string, EntityDefinition>>('../../screens/*/entities/*.ts', {
  eager: true,
  import: 'default',
})
const calls = import.meta.glob<Calls>('../../screens/*/calls/*.ts', { eager: true, import: 'default' })

/** What the definitions name. */
export const vocabulary = vocabularyOf(filesOf(entities), filesOf(calls), Object.values(written))

/** Every screen of the console, found by pattern and resolved as the build does it; in Node and in the browser. */
export const definitions: readonly Definition[] = filesOf(written).map(({ file, data }) => {
  const resolved = resolveScreen({ file, data, findings: [] }, vocabulary)
  if (resolved.findings.length > 0 || !isScreen(resolved.data))
    throw new Error(`${file} is wrong: npm run check`)
  return { file, screen: resolved.data }
})

/** The resolved screen of that name. */
export function screenNamed(name: string): Screen {
  const found = definitions.find(({ screen }) => screen.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return found.screen
}

/** The resolved form of that id, of one screen. */
export function formNamed(screen: string, id: string): Form {
  const found = formsOf(screenNamed(screen)).find(form => form.id === id)
  if (!found) throw new Error(`no form ${id} on ${screen}`)
  return found
}

function filesOf<T>(files: Readonly<Record<string, T>>): { readonly file: string; readonly data: T }[] {
  return Object.entries(files).map(([path, data]) => ({ file: path.replace('../../', ''), data }))
}

/** The check has validated every definition; this only detects screens. */
function isScreen(data: unknown): data is Screen {
  return isObject(data) && typeof data.name === 'string' && typeof data.path === 'string'
}
