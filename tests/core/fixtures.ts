import { type CompiledGrid } from '../../runtime/core/compile/compiled.ts'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { deepFreeze } from '../../runtime/core/objects.ts'
import { type Settings } from '../../runtime/core/settings.ts'
import { type Grid, type RouteEntry, type Screen } from '../../schemas/index.ts'
import { type Configuration } from '../../schemas/wire/configuration.ts'
import { readConfiguration } from '../../schemas/wire/readConfiguration.ts'

/** A route of a screen that is never fetched. */
export function route(entry: Partial<Omit<RouteEntry, 'definition'>> = {}): RouteEntry {
  const definition = (): Promise<Screen> =>
    Promise.reject(new Error('A pure decision fetches no definition.'))
  return deepFreeze({ name: 'list', path: '/list', title: 'List', parent: '', definition, ...entry })
}

export const settings: Settings = deepFreeze({
  screens: {
    login: 'login',
    logout: 'logout',
    home: 'home',
    forbidden: 'forbidden',
    notFound: 'not-found',
    maintenance: 'maintenance',
    error: 'error',
    order: 'order',
    search: 'search',
  },
  searchCall: '/api/oms/order-search/{field}/{value}',
  recordSearchCall: '/api/search/{text}',
  legacyOrders: '/orders/index',
  searchHiddenBy: 'no_search',
  legacyApplication: 'oms2',
  savedFilters: 'save_filters',
})

export function configuration(changes: Partial<Configuration> = {}): Configuration {
  const document = {
    applicationName: 'Console',
    applicationCode: 'console',
    ventureCode: 'XX',
    accessFlow: 'staff',
    sessionCookie: 'session',
    accessControlLogin: 'https://login.example/sign-in',
  }
  return deepFreeze({ ...readConfiguration(document), ...changes })
}

/** A grid with a filter of every kind. */
export const gridDefinition: Grid = deepFreeze({
  id: 'grid-things',
  source: '/api/things/grid',
  columns: [
    { field: 'id', label: 'Id' },
    { field: 'amount', label: 'Amount', sortable: true },
    { field: 'createdAt', label: 'Created', sortable: true },
  ],
  filters: [
    { kind: 'text', field: 'name', label: 'Name', condition: 'like', was: 'title' },
    {
      kind: 'select',
      field: 'state',
      label: 'State',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
    },
    {
      kind: 'multiSelect',
      field: 'status',
      label: 'Status',
      options: [
        { value: 'new', label: 'New' },
        { value: 'ready', label: 'Ready' },
        { value: 'done', label: 'Done' },
      ],
    },
    {
      kind: 'multiSelect',
      field: 'partner',
      label: 'Partner',
      condition: 'in',
      options: { load: 'partners', value: 'id', label: 'name' },
    },
    { kind: 'fromDate', field: 'createdAt', label: 'From', was: 'created' },
    { kind: 'toDate', field: 'createdAt', label: 'To', was: 'created' },
    { kind: 'dateRange', field: 'due', label: 'Due', was: 'deadline' },
    { kind: 'boolean', field: 'urgent', label: 'Urgent' },
    { kind: 'number', field: 'count', label: 'Count', min: 0, max: 100, condition: 'gteq' },
  ],
})

export function grid(changes: Partial<Grid> = {}, prefix = ''): CompiledGrid {
  return deepFreeze(compileGrid(structuredClone({ ...gridDefinition, ...changes }), prefix))
}
