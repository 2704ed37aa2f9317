import {
  type Block,
  type BlockOf,
  type Condition,
  type Form,
  type Grid,
  type Permission,
  type Screen,
} from '../../schemas/index.ts'
import { definitions } from '../support/screens.ts'
import { canHold } from './conditionLeaves.ts'

/** What the tests must know of a screen, read from its definition. */
export interface ScreenFacts {
  readonly screen: Screen
  /** Address with the example of every parameter. */
  readonly address: string
  /** What its user must hold: nothing, or exactly this. */
  readonly resources: readonly string[]
  readonly isPublic: boolean
  /** Leads elsewhere by its own work: a redirect, signing in, signing out. */
  readonly leads: boolean
  readonly grids: readonly ShownGrid[]
  /** Every form in its body or of an action of the screen. */
  readonly forms: readonly FormFacts[]
  /** Calls of its data: `GET /api/...` and `POST /api/...`, placeholders filled. */
  readonly data: readonly string[]
  /** Those of them that its arrival asks for: a tab that is not open asks for nothing. */
  readonly arriving: readonly string[]
}

/** A grid and where it is. */
export interface ShownGrid {
  readonly grid: Grid
  /** Address that shows it. */
  readonly address: string
  /** Its id, and those of the same grid for other kinds of user. */
  readonly ids: readonly string[]
}

interface FormFacts {
  readonly form: Form
  /** Condition on the loads while which it is shown; undefined: always. */
  readonly when: Condition | undefined
  /** Number of the form among those of the page, from 0. */
  readonly at: number
  /** Button that has to be pressed before the fields are there; undefined: none. */
  readonly opener: string | undefined
  /** Label of a text that is always there and must be filled; undefined: there is none. */
  readonly needed: string | undefined
}

export const screens: readonly ScreenFacts[] = definitions.map(({ screen }) => factsOf(screen))

/** Title of a screen by its name, as its heading shows it. */
export function titleOf(name: string, applicationName: string): string {
  return screens.find(({ screen }) => screen.name === name)?.screen.title ?? applicationName
}

/** What a screen is called on its page: its heading with the examples of its parameters, its title without its loads. */
export function shownTitle({ heading, title = '', params = {} }: Screen, applicationName: string): RegExp {
  const plain = escaped(title || applicationName)
  const parts = (heading ?? '').split(/\{([\w.]+)\}/)
  const filledPath = parts.map((part, at) => {
    if (at % 2 === 0) return escaped(part)
    const example = params[part]?.example
    return example === undefined ? '.+' : escaped(example)
  })
  return new RegExp(heading === undefined ? `^${plain}$` : `^(?:${filledPath.join('')}|${plain})$`)
}

function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&')
}

/** A path with the example of every parameter in it. */
export function filled(path: string, { params = {}, name }: Screen): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const example = params[key]?.example
    if (example === undefined) throw new Error(`The screen ${name} gives no example of its parameter ${key}.`)
    return encodeURIComponent(example)
  })
}

function factsOf(screen: Screen): ScreenFacts {
  const { access, body = [], redirect } = screen
  const address = filled(screen.path, screen)
  const resources = typeof access === 'object' ? [resourceOf(access, screen)] : []
  const seen = body.filter(block => !('access' in block) || isSeen(block, screen, resources))
  const all = seen.flatMap(block => gridsOf(block, address, part => isSeen(part, screen, resources)))
  const grids = all
    // Two of one source are the same grid for two kinds of user.
    .filter((one, index) => index === all.findIndex(other => isSame(one, other)))
    .map(one => ({ ...one, ids: all.filter(other => isSame(one, other)).map(({ grid }) => grid.id) }))
  const loads = Object.values(screen.loads ?? {}).map(({ get }) => `GET ${filled(get, screen)}`)
  const calls = grids.map(({ grid }) => `POST ${filled(grid.source, screen)}`)
  return {
    screen,
    address,
    resources,
    isPublic: access === 'public',
    leads: redirect !== undefined || body.some(({ kind }) => kind === 'signIn' || kind === 'signOut'),
    grids,
    forms: formsOf(seen),
    data: [...loads, ...calls],
    arriving: [...loads, ...calls.filter((_, index) => grids[index]?.address === address)],
  }
}

/** A dynamic resource is joined with the value of each path parameter (spec 2 §4.1). */
function resourceOf(access: Exclude<Screen['access'], string | undefined>, screen: Screen): string {
  if (access.perParams !== true) return access.resource
  const values = [...screen.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => screen.params?.[key]?.example)
  return [access.resource, ...values].join('_')
}

function isSame(one: ShownGrid, other: ShownGrid): boolean {
  return one.address === other.address && one.grid.source === other.grid.source
}

/** Whether a part is there for a session with exactly these resources: one that asks for another one is not. */
function isSeen({ access }: Guarded, { params = {} }: Screen, resources: readonly string[]): boolean {
  const holds = (name = '') =>
    resources.includes(name.replace(/\{(\w+)\}/g, (_, key: string) => params[key]?.example ?? ''))
  return (access?.resource === undefined || holds(access.resource)) && !holds(access?.without)
}

interface Guarded {
  readonly access?: Permission
}

function gridsOf(block: Block, address: string, seen: (part: Guarded) => boolean): ShownGrid[] {
  if ('access' in block && !seen(block)) return []
  if (block.kind === 'grid') return [{ grid: block.grid, address, ids: [block.grid.id] }]
  if ('body' in block && !('open' in block && block.open === false))
    return block.body.flatMap(inner => gridsOf(inner, address, seen))
  return block.kind === 'tabs' ? tabGrids(block, address, seen) : []
}

/** The first tab that is there is the open one; one whose blocks are all left out is left out too. */
function tabGrids({ tabs }: BlockOf<'tabs'>, address: string, seen: (part: Guarded) => boolean): ShownGrid[] {
  return tabs
    .filter(tab => seen(tab) && tab.body.some(block => !('access' in block) || seen(block)))
    .flatMap(({ id, body }, index) =>
      body.flatMap(block =>
        gridsOf(block, index === 0 ? address : `${address}?tab=${encodeURIComponent(id)}`, seen),
      ),
    )
}

/** What a profile hides and what an access of its own opens is not there for everybody: those forms have journeys. */
function formsOf(body: readonly Block[]): FormFacts[] {
  const inBody = body
    .filter(block => block.kind === 'form')
    .map(({ form, visible }, index, all) => ({
      form,
      when: visible,
      // One of several that take each other's place is seen alone.
      at: all.slice(0, index).filter(before => before.visible === undefined).length,
      opener: form.readView ? 'Edit' : undefined,
    }))
    .filter(({ when }) => when === undefined || canHold(when))
  const behind = body
    .flatMap(block => (block.kind === 'grid' ? (block.grid.actions ?? []) : []))
    .flatMap(action =>
      action.kind === 'open' && action.scope === 'screen' && !action.access
        ? [{ form: action.panel.form, when: undefined, at: inBody.length, opener: action.label }]
        : [],
    )
  return [...inBody, ...behind]
    .filter(({ form: { profile, readView, submit } }) => {
      return !profile && submit !== undefined && (readView === undefined || readView === true)
    })
    .map(facts => ({ ...facts, needed: neededIn(facts.form) }))
}

function neededIn({ fields }: Form): string | undefined {
  return fields.find(
    ({ kind, required, visible, enabled }) =>
      kind === 'text' && required === true && visible === undefined && enabled === undefined,
  )?.label
}
