import { calls } from '../../../runtime/core/calls.ts'
import { type Block } from '../../../schemas/index.ts'
import { filled, type ScreenFacts, screens } from '../../conformance/screenFacts.ts'
import { vocabulary } from '../../support/screens.ts'

/** A call that loads data for a screen. */
export interface Reading {
  /** Unique among all. */
  readonly name: string
  readonly facts: ScreenFacts
  readonly address: string
  /** `GET /api/...` or `POST /api/...`, with placeholders for values of other replies. */
  readonly call: string
  /** Title of what has to be opened first. */
  readonly opener?: string
  /** The failure is not shown, because the definition says so or nothing depends on the call. */
  readonly silent: boolean
  /** Its reply is one plain value, such as a text or a number, so that any value is valid. */
  readonly plain: boolean
  /** Its value is cached for the session: only a new document requests it. */
  readonly kept: boolean
}

type Found = Pick<Reading, 'address' | 'call' | 'opener' | 'silent' | 'kept'> & { readonly plain?: boolean }

/** Calls that load a value, as in the definitions. */
const ofValues: ReadonlySet<string> = new Set(
  [...vocabulary.calls.values()]
    .filter(({ reply }) => reply !== undefined && ['flag', 'number', 'setting', 'text'].includes(reply))
    .map(({ path }) => path),
)

/** The screen waits for the first; the frame reports failures of the others. */
const frame = [
  { ...calls.resourceList, silent: false },
  { ...calls.menu, silent: false },
  { ...calls.profile, silent: true },
  { ...calls.notifications, silent: true },
].map(({ method, path, silent }) => ({ call: `${method} ${path}`, silent, kept: true }))

/** What every screen asks for by its definition, and what the frame around it does. */
export const readings: readonly Reading[] = screens
  .filter(({ leads }) => !leads)
  .flatMap(facts => {
    const { screen, address } = facts
    const found: Found[] = [
      ...Object.values(screen.loads ?? {}).map(({ get, onError, cache }) => ({
        address,
        call: `GET ${filled(get, screen)}`,
        silent: onError.toast === undefined && onError.go === undefined,
        plain: ofValues.has(get),
        kept: cache === 'session',
      })),
      ...facts.grids
        .filter(({ grid }) => grid.autoLoad !== false)
        .map(({ grid, address: shown }) => ({
          address: shown,
          call: `POST ${filled(grid.source, screen)}`,
          silent: false,
          kept: false,
        })),
      ...(screen.body ?? []).flatMap(block => inBlock(block, facts, { address })),
      ...(screen.name === 'home' ? frame.map(one => ({ ...one, address })) : []),
    ]
    const unique = new Map(found.map(one => [`${screen.name}: ${one.call} at ${one.address}`, one]))
    return [...unique].map(([name, one]) => ({ plain: false, ...one, name, facts }))
  })

function inBlock(
  block: Block,
  facts: ScreenFacts,
  at: { readonly address: string; readonly opener?: string },
): Found[] {
  if (block.kind === 'tabs')
    return block.tabs.flatMap(({ id, body }, index) => {
      const address = index === 0 ? at.address : `${facts.address}?tab=${encodeURIComponent(id)}`
      return body.flatMap(inner => inBlock(inner, facts, { address }))
    })
  if (block.kind === 'expandable') {
    const opener = block.open === false ? { opener: block.title } : {}
    return block.body.flatMap(inner => inBlock(inner, facts, { ...at, ...opener }))
  }
  if (block.kind === 'beside') return block.body.flatMap(inner => inBlock(inner, facts, at))
  if (block.kind === 'comments')
    return [{ ...at, call: `GET /api/comment/count/${block.entity}/{id}`, silent: true, kept: false }]
  if (!('get' in block) || block.get === undefined) return []
  return [{ ...at, call: `GET ${filled(block.get, facts.screen)}`, silent: false, kept: false }]
}
