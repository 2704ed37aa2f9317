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
import { Root } from '../frame/Root.tsx'
import { ErrorState } from '../SafeArea.tsx'
import { type Opening, type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { openNotFound, openScreen } from './openScreen.ts'
import { ScreenPage } from './ScreenPage.tsx'
import styles from './ScreenWait.module.css'
import { expectRows } from './startGrids.ts'

/** What the router begins with, and how it learns the rest. */
interface ScreenRoutes {
  readonly routes: RouteObject[]
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction
}

/**
 * The routes of the route table inside the frame, and one for every other address. The router learns a route when its
 * screen is opened for the first time, the one of `pathname` at once: it makes a pattern of every route that it knows and
 * tries them one after the other, which with 700 screens takes longer than drawing one.
 */
export function screenRoutes(shell: Shell, pathname: string): ScreenRoutes {
  /** What was opened last: its address and the query parameters that its data depend on. */
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

  /** A page, a sort or a filter is no reason to open the screen again; opening the same address again is. */
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
  /** What the router does not know yet for a path. Of a path that no screen seems to have it decides itself, over all. */
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

/** Stands in the place of a screen that could not be opened or broke while it was drawn. */
function ScreenFailure(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathOf, settings } = useShell()
  // A path with a line break in it matches no pattern of the router, not even the one of every other address.
  if (isRouteErrorResponse(error)) return <Navigate to={pathOf(settings.screens.notFound)} replace />
  return <ErrorState error={error} size="page" onAgain={() => void revalidate()} />
}

/** Stands in the main area until the first screen has opened. It does not say which: the guard may not let it open. */
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
