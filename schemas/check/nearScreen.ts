import { fullName, misspeltName } from './compoundNames.ts'
import { spelledOtherwise } from './wording.ts'

/** What a definition says of a screen that others may name. */
export interface KnownScreen {
  readonly name: string
  readonly path?: string | undefined
  readonly title?: string | undefined
}

/** The screen that a wrong name means, and what of it the name is; undefined: none is near. */
export function nearScreen(
  name: string,
  screens: readonly KnownScreen[],
): { readonly name: string; readonly by?: 'address' | 'title' } | undefined {
  const at =
    screens.find(({ path }) => path === name) ??
    screens.find(({ path }) => path !== undefined && isPathOf(name, path))
  if (at) return { name: at.name, by: 'address' }
  const names = screens.map(one => one.name)
  // A list is mostly named by its records in the plural.
  const list = name.replace(/-(?:index|list|overview)$/, 's')
  const near =
    spelledOtherwise(name, names) ??
    misspeltName(name, names) ??
    names.find(one => one === list && list !== name) ??
    fullName(name, names)
  if (near !== undefined) return { name: near }
  const titled = screens.filter(({ title }) => title?.toLowerCase() === name.toLowerCase())
  if (titled[0] && titled.length === 1) return { name: titled[0].name, by: 'title' }
  const paths = screens.flatMap(({ path = '' }) => (path === '/' ? [] : [path]))
  const path = name.startsWith('/') ? misspeltName(name, paths) : undefined
  const beside = screens.find(one => path !== undefined && one.path === path)
  return beside && { name: beside.name, by: 'address' }
}

/** Whether a text is this path, perhaps without its first slash, or with the values of its parameters. */
function isPathOf(text: string, path: string): boolean {
  const parts = (of: string) => of.split('/').filter(part => part !== '')
  const [found, wanted] = [parts(text), parts(path)]
  const isPath = text.startsWith('/') || found.length > 1
  return (
    isPath &&
    found.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === found[index])
  )
}
