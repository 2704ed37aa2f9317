import { type ActionDefinition } from '../../../schemas/index.ts'
import { rulesets } from '../../../schemas/wire/ruleWords.ts'

const { admin } = rulesets['smart-sampling-package']

/** What administrators do with a category. */
export const samplingActions: ActionDefinition[] = [
  {
    label: 'Change share…',
    access: { resource: admin },
    title: 'Share of {name}',
    form: { id: 'sampling-share', submit: { call: 'changeSampling', lock: 2 } },
  },
  {
    label: 'Reset counters',
    call: 'resetSampling',
    access: { resource: admin },
    tone: 'danger',
    confirm: 'The counts of packages and sampled packages restart at zero.',
  },
]
