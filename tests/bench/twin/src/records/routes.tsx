import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router'
import wait from '../../../../../runtime/shell/screen/ScreenWait.module.css'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Spinner } from '../../../../../runtime/ui/Spinner.tsx'
import { Root } from '../frame/Root.tsx'
import { guard } from '../session/guard.ts'
import { type Layout } from './fields.ts'
import { type RecordsData } from './request.ts'

interface Opened {
  readonly key: number
  readonly Screen: (props: { data: RecordsData }) => React.ReactNode
  readonly data: RecordsData
}

let openings = 0

function open(layout: Layout) {
  return async ({ request }: LoaderFunctionArgs): Promise<Opened> => {
    const chunk = import('./screen.ts')
    await guard(request, 'bench_index')
    const { Screen, load } = await chunk
    return { key: ++openings, Screen, data: load(layout, request) }
  }
}

function Screen() {
  const { key, Screen, data } = useLoaderData<Opened>()
  return <Screen key={key} data={data} />
}

const screen: Pick<RouteObject, 'Component' | 'HydrateFallback' | 'shouldRevalidate'> = {
  Component: Screen,
  HydrateFallback: () => (
    <div className={wait.wait}>
      <Spinner />
    </div>
  ),
  // A page, a sort or a filter is no reason to open the screen again.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
}

/** Stands in the place of `../routes.tsx` in the build of the grids, so that the build of the refunds carries none of it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: () => <Message icon="failed" tone="danger" size="page" heading="An error occurred!" />,
    children: [
      { ...screen, path: '/bench/narrow', loader: open('narrow') },
      { ...screen, path: '/bench/wide', loader: open('wide') },
      { path: '*', element: <Message icon="lost" size="page" heading="This page does not exist" /> },
    ],
  },
]
