import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router'
import wait from '../../../../runtime/shell/screen/ScreenWait.module.css'
import { Message } from '../../../../runtime/ui/Message.tsx'
import { Spinner } from '../../../../runtime/ui/Spinner.tsx'
import { type RefundDetails } from './details/loadDetails.ts'
import { Failure } from './Failure.tsx'
import { Root } from './frame/Root.tsx'
import { type RefundsData } from './refunds/loadRefunds.ts'
import { guard } from './session/guard.ts'

const resource = 'finance_refund_index'

/** The screen and what it shows; a new key opens it anew. */
type Opened<D> = {
  readonly key: number
  readonly Screen: (props: { data: D }) => React.ReactNode
  readonly data: D
}

let openings = 0

/** The screen's chunk comes beside the guard, its data after the guard's yes. */
async function openRefunds({ request }: LoaderFunctionArgs): Promise<Opened<RefundsData>> {
  const chunk = import('./refunds/screen.ts')
  await guard(request, resource)
  const { Screen, load } = await chunk
  return { key: ++openings, Screen, data: await load(request) }
}

async function openDetails({ request, params }: LoaderFunctionArgs): Promise<Opened<RefundDetails>> {
  const chunk = import('./details/screen.ts')
  await guard(request, resource)
  const { Screen, load } = await chunk
  return { key: ++openings, Screen, data: await load(params.idrefund ?? '', request.signal) }
}

function Screen() {
  const { key, Screen, data } = useLoaderData<Opened<unknown>>()
  return <Screen key={key} data={data} />
}

const screen: Pick<RouteObject, 'Component' | 'HydrateFallback' | 'shouldRevalidate'> = {
  Component: Screen,
  HydrateFallback: () => (
    <div className={wait.wait}>
      <Spinner />
    </div>
  ),
  // A page, a sort or a filter is no reason to open the screen anew.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Failure,
    children: [
      { ...screen, path: '/finance/refunds', loader: openRefunds },
      { ...screen, path: '/finance/refunds/details/:idrefund', loader: openDetails },
      { path: '*', element: <Message icon="lost" size="page" heading="This page does not exist" /> },
    ],
  },
]
