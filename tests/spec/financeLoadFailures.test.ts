import { describe, expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

/** The sixteen routes of finance (spec 2 §2.3). */
const routes = [
  '/finance/order-verification',
  '/finance/queue/{queueid}',
  '/finance/settings/order-verification-management',
  '/finance/settings/navision',
  '/finance/settings/navision-settings',
  '/finance/settings/refund-methods',
  '/finance/settings/api-log',
  '/finance/write-off',
  '/finance/write-off/wmt',
  '/finance/write-off/history',
  '/finance/pending-invoices',
  '/finance/refunds',
  '/csr/refunds-pending-info',
  '/finance/refunds/details/{idrefund}',
  '/finance/settings/refund-settings',
  '/finance/settings/bank-accounts',
]

const defaults = { toast: 'An error ocurred, could not get default filters', value: [] }
const empty = { toast: 'server' }
const emptyList = { toast: 'server', value: [] }

/** What each call of spec 2 §7.4 does when it fails, as §4.3 and §8 say it. The comments of a refund are a list, not a load. */
const rules: Readonly<Record<string, unknown>> = {
  '/api/finance/settings/nav-general-settings': empty,
  '/api/finance/write-off/filters': emptyList,
  '/api/finance/write-off/selected': { toast: 'server', value: 0 },
  '/api/finance/write-off-wmt/filters/status': emptyList,
  '/api/finance/pending-invoices/filters/default': defaults,
  '/api/finance/refunds/filters/default': defaults,
  '/api/finance/refunds/replace-allowed': { toast: 'server', value: false },
  '/api/finance/refunds/account-details/type/list': emptyList,
  '/api/finance/refunds/{idrefund}': { toast: 'server', go: 'error' },
  '/api/finance/refunds/details/customer-details/{idrefund}': empty,
  '/api/finance/refunds/details/account-details/{idrefund}': empty,
  '/api/finance/refunds/details/balance-sheet/{idrefund}': empty,
  '/api/finance/refunds/details/commercial-gesture/{idrefund}': empty,
  '/api/finance/refunds/methods/list': emptyList,
  '/api/finance/refunds-bank-accounts/list': emptyList,
  '/api/navigation/acl-permission/finance_pending_invoices_manager': {
    toast: 'An error ocurred, could not get acl',
    value: false,
    global: false,
  },
}

const screens = definitions.map(({ screen }) => screen).filter(({ path }) => routes.includes(path))
const loads = screens.flatMap(({ path, loads = {} }) => Object.values(loads).map(load => ({ path, load })))

describe('finance loads', () => {
  it('are found on all sixteen routes', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...routes].sort())
  })

  it.each(Object.entries(rules))('of %s fail as the specification says, on every screen', (call, rule) => {
    const found = loads.filter(({ load }) => load.get === call)
    expect(found.length).toBeGreaterThan(0)
    for (const { path, load } of found) expect([path, load.onError]).toEqual([path, rule])
  })

  it('show the message of the server and continue, except for the refund of the refund details', () => {
    const others = loads.filter(({ load }) => !(load.get in rules))
    for (const { path, load } of others)
      expect([path, load.get, load.onError.toast, load.onError.go]).toEqual([
        path,
        load.get,
        'server',
        undefined,
      ])
    expect(loads.filter(({ load }) => load.onError.go).map(({ load }) => load.get)).toEqual([
      '/api/finance/refunds/{idrefund}',
    ])
  })
})
