import { defineScreen } from '../../schemas/index.ts'
import { navisionForm } from '../shared/navisionForm.ts'

export default defineScreen({
  name: 'finance-navision-settings',
  path: '/finance/settings/navision-settings',
  title: 'Navision settings',
  access: { resource: 'navision_index_index' },
  assumes:
    'The specification names the call and neither its fields nor a resource: the settings are open to whoever works with the Navision queue, and a message can only be booked between the two posting dates. The password is for the service alone: the sandbox takes any.',
  loads: {
    settings: {
      get: '/api/finance/settings/nav-general-settings',
      select: 'data',
      onError: { toast: 'server' },
    },
  },
  body: [
    {
      kind: 'actions',
      load: 'settings',
      actions: [
        {
          kind: 'request',
          label: 'Test connection',
          call: '/api/finance/settings/nav-general-settings/test',
        },
        { kind: 'navigate', label: 'Navision queue', to: 'finance-navision' },
      ],
    },
    { kind: 'form', form: navisionForm },
    {
      kind: 'details',
      load: 'settings',
      heading: 'Last change',
      visible: { field: 'settings.version', present: true },
      fields: [
        { field: 'changedBy', label: 'Changed by' },
        { field: 'changedAt', label: 'Changed', cell: { kind: 'date', time: true } },
      ],
    },
  ],
})
