import { type ActionDefinition } from '../../../schemas/index.ts'
import { rulesets } from '../../../schemas/wire/ruleWords.ts'

const { admin } = rulesets['smart-sampling-package']

/** What administrators do with a category. */
export const samplingActions: ActionDefinition[] = [
  {
    kind: 'open',
    label: 'Change share…',
    access: { resource: admin },
    panel: {
      title: 'Share of {name}',
      size: 'medium',
      form: { id: 'sampling-share', submit: { call: 'changeSampling', lock: 2 } },
    },
  },
  {
    kind: 'request',
    label: 'Reset counters',
    call: 'resetSampling',
    access: { resource: admin },
    tone: 'danger',
    confirm: { type: 'action', text: 'Packages and sampled packages are counted from zero.' },
  },
]
