import { paths } from 'virtual:others'
import { type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData } from 'react-router'
import wait from '../../../../runtime/shell/screen/ScreenWait.module.css'
import { Message } from '../../../../runtime/ui/Message.tsx'
import { Spinner } from '../../../../runtime/ui/Spinner.tsx'
import { type RefundDetails } from './details/loadDetails.ts'
import { Failure } from './Failure.tsx'
import { Root } from './frame/Root.tsx'
import { type OtherScreen } from './otherScreen.ts'
import { type RefundsData } from './refunds/loadRefunds.ts'
import { guard } from './session/guard.ts'

const resource = 'finance_refund_index'

/** The screen and what it shows; a new key opens it again. */
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
  if (!/^[0-9]{1,9}$/.test(params.idrefund ?? '')) throw redirect('/not-found')
  const chunk = import('./details/screen.ts')
  await guard(request, resource)
  const { Screen, load } = await chunk
  return { key: ++openings, Screen, data: await load(params.idrefund ?? '', request.signal) }
}

/** Any other screen. A parameter that looks otherwise than it must leads to not-found. */
function other([, path, title, access, load, patterns = {}]: OtherScreen): RouteObject {
  const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Opened<string>> => {
    if (Object.entries(patterns).some(([name, pattern]) => !pattern.test(params[name] ?? ''))) {
      throw redirect('/not-found')
    }
    const chunk = load()
    if (access !== null) await guard(request, access || undefined)
    return { key: ++openings, Screen: (await chunk).Screen, data: title }
  }
  return { ...screen, path, loader }
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
  // A page, a sort or a filter is no reason to open the screen again.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
}

/** As many routes as the console has; one page stands in the place of all screens that no figure opens. */
const others = paths.map(other)

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Failure,
    children: [
      { ...screen, path: '/finance/refunds', loader: openRefunds },
      { ...screen, path: '/finance/refunds/details/:idrefund', loader: openDetails },
      ...others,
      { path: '*', element: <Message icon="lost" size="page" heading="This page does not exist" /> },
    ],
  },
]
