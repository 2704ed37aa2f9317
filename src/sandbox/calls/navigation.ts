import { type Call } from '../call.ts'
import { menuResources, menuXml } from '../menu.ts'

const managerRights = 'finance_pending_invoices_manager'

/** Who is signed in, what they hold, and the menu; spec 1 §7, 2 §7.1. The logout stands in `app.ts`, which knows the token. */
export const navigationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/navigation/acl-resource',
    access: 'session',
    answer: ({ user }) => ({ success: true, data: [...user.resources].sort() }),
  },
  {
    method: 'GET',
    path: '/api/navigation/acl-permission/:resourceId',
    access: 'session',
    // The specification shows both shapes: the manager rights are read at data.data.hasPermission, the others in a map.
    answer: ({ user, param }) => {
      const resource = param('resourceId')
      const held = user.resources.has(resource)
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
