import { type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type RouteEntry } from '../../../schemas/index.ts'
import { routerPath } from '../../core/path.ts'
import { Root } from '../frame/Root.tsx'
import { type Opening, type Shell } from '../Shell.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { openNotFound, openScreen } from './openScreen.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { ScreenPage } from './ScreenPage.tsx'
import { ScreenWait } from './ScreenWait.tsx'

/** The routes of the route table inside the frame, and one for every other address. */
export function screenRoutes(shell: Shell): RouteObject[] {
  /** What was opened last: its address and the query parameters that its data depend on. */
  let last: { readonly pathname: string; readonly query: OpenedScreen['query'] } | undefined

  async function load(args: LoaderFunctionArgs, open: (opening: Opening) => Promise<OpenedScreen>) {
    const url = new URL(args.request.url)
    const params = Object.fromEntries(
      Object.entries(args.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const again = last?.pathname === url.pathname && differs(last.query, url)
    const opened = await open({ url, params, again, signal: args.request.signal })
    last = { pathname: url.pathname, query: opened.query }
    return opened
  }

  /** A page, a sort or a filter is no reason to open the screen anew; opening the same address again is. */
  const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search ||
    (last !== undefined && differs(last.query, nextUrl))

  const page = { Component: ScreenPage, ErrorBoundary: ScreenFailure, HydrateFallback: ScreenWait }
  const screens = shell.routes.map(
    (entry: RouteEntry): RouteObject => ({
      ...page,
      id: entry.name,
      path: routerPath(entry.path),
      caseSensitive: true,
      handle: entry,
      loader: args => load(args, opening => openScreen(shell, entry, opening)),
      shouldRevalidate,
    }),
  )
  const unknown: RouteObject = {
    ...page,
    id: '*',
    path: '*',
    loader: args => load(args, opening => openNotFound(shell, opening)),
    shouldRevalidate,
  }
  return [{ id: 'root', Component: Root, ErrorBoundary: ScreenFailure, children: [...screens, unknown] }]
}

function differs(query: OpenedScreen['query'], url: URL): boolean {
  return Object.entries(query).some(([name, value]) => value !== (url.searchParams.get(name) ?? ''))
}
