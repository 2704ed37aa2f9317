import { type RouteEntry, type Screen } from '../../schemas/index.ts'

const message = (name: string, text: string): Screen => ({
  name,
  path: `/${name}`,
  title: text,
  access: 'public',
  body: [
    {
      kind: 'text',
      text,
      icon: 'info',
      whenMissing: { heading: 'There is no {record}.' },
      links: [
        { label: 'Try again', to: 'again' },
        { label: 'Back to the list', to: 'parent' },
        { label: 'Go back', to: 'back' },
      ],
    },
  ],
})

/** A small console: the screens that rules lead to, a list and its details, and one screen per rule of the guard. */
const screens: readonly Screen[] = [
  { name: 'login', path: '/login', access: 'public', frame: 'bare', body: [{ kind: 'signIn' }] },
  { name: 'logout', path: '/logout', access: 'public', frame: 'bare', body: [{ kind: 'signOut' }] },
  { name: 'home', path: '/', title: 'Home', body: [{ kind: 'text', text: 'Welcome' }] },
  message('forbidden', 'No access'),
  message('not-found', 'Lost'),
  message('maintenance', 'Closed for repairs'),
  message('error', 'Broken'),
  {
    name: 'list',
    path: '/list',
    title: 'List',
    access: { resource: 'list_index' },
    loads: { defaults: { get: '/api/list/defaults', select: 'data', onError: { value: [] } } },
    body: [
      {
        kind: 'grid',
        grid: {
          id: 'grid-list',
          source: '/api/list/grid',
          columns: [
            { field: 'id', label: 'Id', cell: { kind: 'link', to: 'details', params: { id: 'id' } } },
          ],
          filters: [{ kind: 'text', field: 'name', label: 'Name' }],
          initialFilters: { load: 'defaults' },
        },
      },
    ],
  },
  {
    name: 'details',
    path: '/list/{id}',
    title: 'Details',
    parent: 'list',
    access: { resource: 'list_index' },
    params: { id: { pattern: '^[0-9]{1,3}$' } },
    loads: {
      record: {
        get: '/api/list/{id}',
        select: 'data',
        record: 'thing {id}',
        onError: { toast: 'server', go: 'error' },
      },
      extra: { get: '/api/list/{id}/extra', onError: { toast: 'Extra is missing', value: null } },
    },
    checks: [{ when: { field: 'record.state', is: 'gone' }, go: 'not-found' }],
    body: [{ kind: 'details', load: 'record', fields: [{ field: 'name', label: 'Name' }] }],
  },
  {
    name: 'queue',
    path: '/queue/{queue}',
    title: 'Queue',
    access: { resource: 'queue', perParams: true },
    params: { queue: {} },
    body: [{ kind: 'text', text: 'A queue' }],
  },
  { name: 'former', path: '/former/{id}', params: { id: {} }, redirect: { screen: 'details' } },
  {
    name: 'moved',
    path: '/moved/{id}',
    params: { id: {} },
    query: { state: {} },
    loads: { thing: { get: '/api/list/{id}', select: 'data', onError: { value: null } } },
    checks: [
      { when: { field: 'params.state', is: 'all' }, go: 'list' },
      { when: { field: 'thing.state', is: 'gone' }, go: 'queue', params: { queue: { value: 'high' } } },
    ],
    redirect: { screen: 'details' },
  },
  { name: 'elsewhere', path: '/elsewhere', redirect: { address: 'https://elsewhere.example/x' } },
  {
    name: 'order-search',
    path: '/orders',
    title: 'Orders',
    query: { searchField: {}, searchValue: {} },
    loads: {
      found: {
        get: '/api/orders',
        query: { field: '{searchField}', value: '{searchValue}' },
        onError: { value: [] },
      },
    },
    body: [{ kind: 'text', text: 'Found orders' }],
  },
]

/**
 * The route table of the small console. `fetchDefinition` replaces the chunk of a screen, `more` are further
 * screens.
 */
export function tableOf(
  fetchDefinition: (screen: Screen) => Promise<Screen> = async screen => screen,
  more: readonly Screen[] = [],
): RouteEntry[] {
  return [...screens, ...more].map(screen => {
    const { name, path, title = '', parent = '', access, params, redirect, checks, frame } = screen
    return {
      name,
      path,
      title,
      parent,
      ...(access !== undefined && { access }),
      ...(params && { params }),
      ...(redirect && { redirect }),
      ...(redirect && checks && { checks: true }),
      ...(frame !== undefined && frame !== 'console' && { frame }),
      definition: () => fetchDefinition(screen),
    }
  })
}
