import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { fillAddress } from '../../../runtime/core/path.ts'
import { type Session } from '../../../runtime/ports/session.ts'
import { type CreatedShell, createShell } from '../../../runtime/shell/createShell.ts'
import { RuntimeRoot } from '../../../runtime/shell/RuntimeRoot.tsx'
import { applyHotUpdate } from '../../../runtime/shell/screen/applyHotUpdate.ts'
import { type FormValidator, type FormValidators } from '../../../schemas/formValidator.ts'
import { type RouteEntry, type Screen } from '../../../schemas/index.ts'
import { type Configuration } from '../../../schemas/wire/configuration.ts'
import { kinds } from '../../app/kinds.ts'
import { settings } from '../../app/settings.ts'
import { ask } from '../ask.ts'
import { type DrawMessage, type Drawn } from '../protocol.ts'
import { previewPorts } from './ports.ts'
import { screenIn } from './screenIn.ts'

interface Stage {
  /** Draws a screen. An open form that the change leaves compatible stays; otherwise the screen restarts. */
  draw(message: DrawMessage): Promise<void>
}

/** The console with its real runtime, for one screen whose definition changes during the preview. */
export function createStage(element: Element, configuration: Configuration, session: Session): Stage {
  const root = createRoot(element)
  const opened = new Map<string, Drawn>()
  let created: CreatedShell | undefined
  let shown: DrawMessage | undefined
  let tables = 0

  function routesOf({ routes, drawn, state }: DrawMessage): RouteEntry[] {
    const own = drawn.screen.name
    const known = routes.some(({ name }) => name === own)
    const all = known ? routes : [...routes, { name: own, path: drawn.screen.path }]
    return all.map(data => {
      let saved: Promise<Drawn> | undefined
      const load = async (): Promise<Drawn> => {
        if (data.name === own) return drawn
        saved ??= savedScreen(session, data.name)
        opened.set(data.name, await saved)
        return saved
      }
      return {
        title: '',
        parent: '',
        ...data,
        ...(data.name === own && routeOf(drawn.screen)),
        definition: async () => screenIn(state, (await load()).screen),
        forms: async () => validatorsOf(await load()),
      }
    })
  }

  return {
    async draw(message) {
      const { drawn, state } = message
      const routes = routesOf(message)
      const isSame = shown?.state === state && shown.drawn.screen.name === drawn.screen.name
      const isMoved = shown?.drawn.screen.path !== drawn.screen.path
      shown = message
      opened.delete(drawn.screen.name)
      opened.set(drawn.screen.name, drawn)
      if (created && isSame && (await applyHotUpdate(created, routes))) return
      created?.dispose()
      if (!isSame || isMoved) window.history.replaceState(null, '', addressOf(drawn.screen))
      const ports = previewPorts({
        state,
        session,
        apiBase: configuration.apiBase,
        screens: () => [...opened.values()].map(({ screen }) => screen).reverse(),
        sampled: () => sampledOf([...opened.values()]),
        resources: () => [...opened.values()].flatMap(({ screen }) => neededBy(screen)),
        everyResource: () => [...routes, drawn.screen].flatMap(neededBy),
      })
      const validators = { all: () => import('../../app/validators.ts') }
      created = createShell({ routes, kinds, ports, settings, configuration, validators })
      const { shell, router } = created
      root.render(createElement(RuntimeRoot, { shell, router, key: String(++tables) }))
    },
  }
}

/** What the calls of all these screens reply with; the last one is the newest. */
function sampledOf(opened: readonly Drawn[]): Drawn['sampled'] {
  const all = opened.map(({ sampled }) => sampled)
  return {
    calls: all.flatMap(({ calls }) => calls).reverse(),
    entities: Object.assign({}, ...all.map(({ entities }) => entities)),
  }
}

/** The route entry of the edited screen. */
function routeOf({ path, title = '', parent = '', access, params, redirect, frame }: Screen) {
  return {
    path,
    title,
    parent,
    ...(access !== undefined && { access }),
    ...(params !== undefined && { params }),
    ...(redirect !== undefined && { redirect }),
    ...(frame !== undefined && frame !== 'console' && { frame }),
  }
}

/** The address of a screen with the example of every parameter. */
function addressOf({ path, params = {} }: Screen): string {
  return fillAddress(path, examplesIn(path, params))
}

function examplesIn(path: string, params: NonNullable<Screen['params']>): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, params[key]?.example ?? '1']),
  )
}

/** A dynamic resource is joined with the value of each path parameter (spec 2 §4.1). */
function neededBy({ access, path, params = {} }: Pick<Screen, 'access' | 'path' | 'params'>): string[] {
  if (typeof access !== 'object') return []
  const values = access.perParams === true ? Object.values(examplesIn(path, params)) : []
  return [[access.resource, ...values].join('_')]
}

async function savedScreen(session: Session, name: string): Promise<Drawn> {
  const found = await ask(session, `/screen?${new URLSearchParams({ name })}`)
  if (isDrawn(found)) return found
  throw new Error(`The screen ${name} could not be read.`)
}

/** The server of the playground has checked the screen. */
function isDrawn(found: unknown): found is Drawn {
  return typeof found === 'object' && found !== null && 'screen' in found && 'forms' in found
}

async function validatorsOf({ forms }: Drawn): Promise<FormValidators> {
  const entries = Object.entries(forms).map(async ([id, address]): Promise<[string, FormValidator]> => {
    const module: { readonly validate: FormValidator } = await import(/* @vite-ignore */ address)
    return [id, module.validate]
  })
  return Object.fromEntries(await Promise.all(entries))
}
