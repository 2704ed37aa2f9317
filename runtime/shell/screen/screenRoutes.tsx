import { type ReactElement } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Navigate,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { type RouteEntry } from '../../../schemas/index.ts'
import { findEntry } from '../../core/findEntry.ts'
import { messages } from '../../core/messages.ts'
import { routerPath } from '../../core/path.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ErrorState } from '../ErrorBoundary.tsx'
import { Root } from '../frame/Root.tsx'
import { type Opening, type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { openNotFound, openScreen } from './openScreen.ts'
import { ScreenPage } from './ScreenPage.tsx'
import styles from './ScreenWait.module.css'
import { expectRows } from './startGrids.ts'

/** The initial routes, and how the router discovers others. */
interface ScreenRoutes {
  readonly routes: RouteObject[]
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction
}

/**
 * The routes of the route table inside the frame, and a catch-all route. The router learns a route when its
 * screen is first opened, that of `pathname` at once: it compiles a pattern for every known route and tries
 * them in order, which for 700 screens takes longer than rendering one.
 */
export function screenRoutes(shell: Shell, pathname: string): ScreenRoutes {
  /** The last opening: its address and the query parameters that its data depend on. */
  let last: { readonly pathname: string; readonly query: OpenedScreen['query'] } | undefined

  async function load(args: LoaderFunctionArgs, open: (opening: Opening) => Promise<OpenedScreen>) {
    const url = new URL(args.request.url)
    const params = Object.fromEntries(
      Object.entries(args.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const again = last?.pathname === url.pathname && differs(last.query, url)
    const ended = expectRows()
    const opened = await open({ url, params, again, signal: args.request.signal }).finally(ended)
    last = { pathname: url.pathname, query: opened.query }
    return opened
  }

  /** A page, sort or filter does not reopen the screen; opening the same address again does. */
  const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search ||
    (last !== undefined && differs(last.query, nextUrl))

  const page = { Component: ScreenPage, ErrorBoundary: ScreenFailure, HydrateFallback: ScreenWait }
  const routeOf = (entry: RouteEntry): RouteObject => ({
    ...page,
    id: entry.name,
    path: routerPath(entry.path),
    caseSensitive: true,
    handle: entry,
    loader: args => load(args, opening => openScreen(shell, entry, opening)),
    shouldRevalidate,
  })
  const known = new Set<RouteEntry>()
  /** The missing routes of a path. For a path without a screen the router decides over all routes. */
  const newRoutes = (path: string): RouteObject[] => {
    const entry = findEntry(shell.routes, path)
    const added = (entry ? [entry] : shell.routes).filter(one => !known.has(one))
    for (const one of added) known.add(one)
    return added.map(routeOf)
  }
  const unknown: RouteObject = {
    ...page,
    id: '*',
    path: '*',
    loader: args => load(args, opening => openNotFound(shell, opening)),
    shouldRevalidate,
  }
  const children = [...newRoutes(pathname), unknown]
  return {
    routes: [{ id: 'root', Component: Root, ErrorBoundary: ScreenFailure, children }],
    patchRoutesOnNavigation({ path, patch }) {
      const added = newRoutes(path)
      if (added.length > 0) patch('root', added)
    },
  }
}

function differs(query: OpenedScreen['query'], url: URL): boolean {
  return Object.entries(query).some(([name, value]) => value !== (url.searchParams.get(name) ?? ''))
}

/** Shown when a screen could not be opened or threw while rendering. */
function ScreenFailure(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathOf, settings } = useShell()
  // A path with a line break matches no pattern of the router, not even the catch-all.
  if (isRouteErrorResponse(error)) return <Navigate to={pathOf(settings.screens.notFound)} replace />
  return <ErrorState error={error} size="page" onAgain={() => void revalidate()} />
}

/** Shown in the main area until the first screen has opened. Names no screen: the guard may refuse it. */
function ScreenWait(): ReactElement {
  return (
    <div className={styles.wait}>
      <h1>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </h1>
      <Spinner />
    </div>
  )
}
