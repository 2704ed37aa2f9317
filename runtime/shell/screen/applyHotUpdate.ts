import { type RouteEntry } from '../../../schemas/index.ts'
import { compileScreen } from '../../core/compile/compileScreen.ts'
import { findEntry } from '../../core/findEntry.ts'
import { valueAt } from '../../core/objects.ts'
import { lazy } from '../calls/lazy.ts'
import { type CreatedShell } from '../createShell.ts'
import { unsaved } from '../forms/unsavedForms.ts'
import { type Shell } from '../Shell.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { savedScreenAtom } from './savedScreen.ts'

/**
 * Applies saved definitions without reopening the screen if a form is open: its panel stays, and typed
 * values, sensitive ones included, stay in fields that still exist. Returns false without changes if no form
 * is open, or if the calls of the form or the inputs of the screen have changed.
 */
export async function applyHotUpdate(
  { shell, router }: CreatedShell,
  routes: readonly RouteEntry[],
): Promise<boolean> {
  const open = (): OpenedScreen | undefined => {
    const match = router.state.matches.at(-1)
    const loaded: OpenedScreen | undefined = match && router.state.loaderData[match.route.id]
    const saved = shell.store.get(savedScreenAtom)
    return saved?.opening === loaded?.opening ? saved : loaded
  }
  const before = open()
  const entry = routes.find(({ name }) => name === before?.entry.name)
  if (!before || !entry || placesOf(routes) !== placesOf(shell.routes)) return false
  const definition = await entry.definition()
  const screen = compileScreen(definition)
  const same = screen.languages.length === 0 && fixed(before.screen) === fixed(screen)
  if (!same || open() !== before || unsaved.first() === undefined) return false
  for (const known of shell.routes)
    Object.assign(
      known,
      routes.find(({ name }) => name === known.name),
    )
  shell.store.set(savedScreenAtom, { ...before, screen, forms: entry.forms && lazy(entry.forms) })
  return true
}

/** The parts of the routes that the router uses. */
function placesOf(routes: readonly RouteEntry[]): string {
  return JSON.stringify(
    routes.map(({ name, path, access, redirect, params, frame }) => [
      ...[name, path, access],
      ...[redirect, params, frame],
    ]),
  )
}

/** Must be unchanged for a form to stay: inputs, blocks, and all that opens or contains a form. */
function fixed({ params, query, loads, checks, body }: OpenedScreen['screen']): string {
  return JSON.stringify([params, query, loads, checks, body.map(({ kind }) => kind), holdersIn(body)])
}

function holdersIn(word: unknown): unknown[] {
  if (typeof word !== 'object' || word === null) return []
  return 'form' in word ? [identityOf(word, word.form)] : Object.values(word).flatMap(holdersIn)
}

/** Identifies an open form by the label of its action, its id and its calls. */
function identityOf(holder: object, form: unknown): unknown[] {
  const ways = [valueAt(form, 'submit'), valueAt(form, 'otherSubmits') ?? []].flat()
  const calls = ways.flatMap(way => [valueAt(way, 'method'), valueAt(way, 'call')])
  return [valueAt(holder, 'label'), valueAt(holder, 'scope'), valueAt(form, 'id'), ...calls]
}

/** Address of the screen whose definition was deleted, while the page shows not-found. */
let gone: string | undefined

/**
 * Development only: the address of the screen whose deleted definition is in `routes` again. Undefined: the
 * page stays where it is, also if the user has navigated elsewhere.
 */
export function restoredAddress(
  { routes: before, ports, pathOf, settings }: Shell,
  routes: readonly RouteEntry[],
): string | undefined {
  const { origin, pathname, search } = new URL(ports.browser.address())
  const deleted = findEntry(before, pathname) && !findEntry(routes, pathname)
  if (pathname !== pathOf(settings.screens.notFound)) gone = deleted ? pathname + search : undefined
  if (gone === undefined || !findEntry(routes, new URL(gone, origin).pathname)) return undefined
  const address = gone
  gone = undefined
  return address
}
