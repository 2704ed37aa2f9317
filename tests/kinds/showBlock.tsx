import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type createMemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { type Screen } from '../../schemas/index.ts'
import { createStage, type Stage, type StageOptions } from '../../stories/fixtures/createStage.ts'
import { StageView } from '../../stories/fixtures/StageView.tsx'
import { type FakeClock, fakeClock } from './fakeClock.ts'

type Router = ReturnType<typeof createMemoryRouter>

export interface Shown extends Stage {
  readonly clock: FakeClock
  readonly router: Router
  /** The query of the address, without its question mark. */
  search(): string
}

export interface Showing extends StageOptions {
  readonly loads?: Readonly<Record<string, unknown>>
  readonly asked?: NonNullable<Screen['loads']>
  readonly params?: Readonly<Record<string, string>>
  readonly address?: string
  readonly children?: ReactNode
}

/** Mounts blocks on a stage with a stopped clock, until the test has finished. */
export function showBlock(body: NonNullable<Screen['body']>, showing: Showing = {}): Shown {
  const { loads = {}, asked = {}, params = {}, address = '/refunds', children, ...options } = showing
  const clock = fakeClock()
  const stage = createStage({ clock, ...options })
  // No shell asks for the notifications here: an export would wait for the first list of them.
  stage.shell.store.set(notificationListAtom, { type: 'listed', notifications: [], since: 0 })
  const element = document.body.appendChild(document.createElement('div'))
  // Blocks stand in the gutters of a page, into which a grid reaches.
  element.style.padding = 'var(--page-gutter)'
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const routers: Router[] = []
  root.render(
    <StageView
      stage={stage}
      body={body}
      loads={loads}
      asked={asked}
      params={params}
      address={address}
      onRouter={made => routers.push(made)}
    >
      {children}
    </StageView>,
  )
  return {
    ...stage,
    clock,
    get router() {
      const [router] = routers
      if (!router) throw new Error('Nothing is drawn yet.')
      return router
    },
    search() {
      return this.router.state.location.search.slice(1)
    },
  }
}
