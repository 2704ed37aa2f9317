import { type Store } from '../database/store.ts'
import { type Call } from '../server/call.ts'
import { holds } from '../session/session.ts'
import { menuResources, menuXml } from './menu.ts'

const managerRights = 'finance_pending_invoices_manager'

/** Who is signed in, what they hold, and the menu; spec 1 §7, 2 §7.1. */
export const navigationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/navigation/acl-resource',
    access: 'session',
    answer: async ({ store, user }) => {
      const named = user.everything ? await resourcesOfCalls(store) : []
      const held = [...user.resources, ...named.filter(resource => holds(user, resource))]
      return { success: true, data: [...new Set(held)].sort() }
    },
  },
  {
    method: 'GET',
    path: '/api/navigation/acl-permission/:resourceId',
    access: 'session',
    // The specification shows both shapes: the manager rights are read at data.data.hasPermission, the others in a map.
    answer: ({ user, param }) => {
      const resource = param('resourceId')
      const held = holds(user, resource)
      return resource === managerRights ? { data: { data: { hasPermission: held } } } : { [resource]: held }
    },
  },
  {
    method: 'GET',
    path: '/api/navigation/menu',
    access: 'session',
    answer: () => ({ menu: menuXml, resources: menuResources }),
  },
  {
    method: 'GET',
    path: '/get-profile',
    access: 'session',
    answer: ({ user }) => ({ data: { username: user.name, email: user.email } }),
  },
]

async function resourcesOfCalls(store: Store): Promise<readonly string[]> {
  return [...(await store.defined()).calls.values()].flatMap(({ resource = [] }) => resource)
}
