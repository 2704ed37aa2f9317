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

/** Any other screen, with the resource that it is for; null: it is for all, `''`: for all who are signed in. */
function other(
  path: string,
  title: string,
  access: string | null,
  load: () => Promise<{ Screen: Opened<string>['Screen'] }>,
): RouteObject {
  const loader = async ({ request }: LoaderFunctionArgs): Promise<Opened<string>> => {
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
  // A page, a sort or a filter is no reason to open the screen anew.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
}

/** As many routes as the console has; one page stands in the place of all screens that no figure opens. */
const others: RouteObject[] = [
  other('/', 'Home', '', () => import('./Placeholder.tsx')),
  other('/admin', 'Administration Dashboard', '', () => import('./Placeholder.tsx')),
  other('/cs/search', 'Order search', '', () => import('./Placeholder.tsx')),
  other('/cs/perform-search', 'Order search', '', () => import('./Placeholder.tsx')),
  other('/order/:id', 'Order', '', () => import('./Placeholder.tsx')),
  other(
    '/csr/refunds-pending-info',
    'Refunds with pending customer info',
    'return_index_csr',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/order-verification',
    'Order verification',
    'finance_queue_verification',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/queue/:queueid',
    'Verification queue',
    'finance_queue_verification',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/queue/:queueid/:ordernr',
    'Order to verify',
    'finance_queue_verification',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/pending-invoices',
    'Pending invoices',
    'finance_pending_invoices',
    () => import('./Placeholder.tsx'),
  ),
  other('/finance/write-off', 'Pending write-offs', 'finance_write_off', () => import('./Placeholder.tsx')),
  other(
    '/finance/write-off/history',
    'Write-off history',
    'finance_write_off',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/write-off/wmt',
    'Pending write-offs WMT',
    'finance_write_off',
    () => import('./Placeholder.tsx'),
  ),
  other('/finance/settings/api-log', 'API log', 'apilog_index_index', () => import('./Placeholder.tsx')),
  other(
    '/finance/settings/api-log/:idcall',
    'API log entry',
    'apilog_index_index',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/bank-accounts',
    'Refund bank accounts',
    'finance_refund_bank_accounts',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/navision',
    'Navision queue',
    'navision_index_index',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/navision-settings',
    'Navision settings',
    'navision_index_index',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/order-verification-management',
    'Order verification management',
    'finance_queue_administration',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/refund-methods',
    'Refund methods',
    'finance_refund_admin',
    () => import('./Placeholder.tsx'),
  ),
  other(
    '/finance/settings/refund-settings',
    'Refund settings',
    'finance_refund_settings',
    () => import('./Placeholder.tsx'),
  ),
  other('/login', 'Sign in', null, () => import('./Placeholder.tsx')),
  other('/logout', 'Sign out', null, () => import('./Placeholder.tsx')),
  other('/error', 'Error', null, () => import('./Placeholder.tsx')),
  other('/forbidden', 'No access', null, () => import('./Placeholder.tsx')),
  other('/maintenance', 'Maintenance', null, () => import('./Placeholder.tsx')),
  other('/not-found', 'Page not found', null, () => import('./Placeholder.tsx')),
]

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
