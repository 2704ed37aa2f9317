import { type Settings } from '../../runtime/core/settings.ts'

/** The screens and resources of this console that the runtime refers to. */
export const settings: Settings = {
  screens: {
    login: 'login',
    logout: 'logout',
    home: 'home',
    forbidden: 'forbidden',
    notFound: 'not-found',
    maintenance: 'maintenance',
    error: 'error',
    order: 'order',
    search: 'cs-search',
  },
  searchCall: '/api/oms/order-search/{field}/{value}',
  recordSearchCall: '/api/navigation/search/{text}',
  legacyOrders: '/orders/index',
  searchHiddenBy: 'reconciliation_current_balance_dashboard_access_hmt',
  legacyApplication: 'oms2',
  savedFilters: 'grid-saved_filters',
}
