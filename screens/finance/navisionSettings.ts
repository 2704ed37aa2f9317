import { defineScreen } from '../../schemas/index.ts'
import { navisionForm } from './parts/navisionForm.ts'

export default defineScreen({
  name: 'finance-navision-settings',
  path: '/finance/settings/navision-settings',
  title: 'Navision settings',
  access: { resource: 'navision_index_index' },
  assumes:
    'The specification names the call and neither its fields nor a resource: the settings are open to whoever works with the Navision queue, and a message can only be booked between the two posting dates. The password is for the service alone: the sandbox takes any.',
  loads: { settings: 'navisionSettings' },
  body: [
    {
      kind: 'actions',
      load: 'settings',
      actions: [
        { label: 'Test connection', call: 'testNavision' },
        { label: 'Navision queue', to: 'finance-navision' },
      ],
    },
    { kind: 'form', form: navisionForm },
    {
      kind: 'details',
      load: 'settings',
      heading: 'Last change',
      visible: { 'settings.version': { present: true } },
      fields: ['changedBy', 'changedAt'],
    },
  ],
})
