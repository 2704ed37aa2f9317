import { type Action } from '../../schemas/index.ts'
import { rulesets } from '../../schemas/wire/ruleWords.ts'

const path = '/api/rules-engine/smart-sampling'
const { admin } = rulesets['smart-sampling-package']

/** What administrators do with a category. */
export const samplingActions: Action[] = [
  {
    kind: 'open',
    label: 'Change share…',
    access: { resource: admin },
    panel: {
      title: 'Share of {name}',
      size: 'medium',
      form: {
        id: 'sampling-share',
        fields: [
          {
            kind: 'number',
            name: 'share',
            label: 'Share',
            help: 'Of the packages of this category, so many are opened and checked. Counters go on.',
            required: true,
            min: 0,
            max: 100,
            decimals: 2,
            unit: '%',
          },
          { kind: 'checkbox', name: 'active', label: 'Sample this category' },
        ],
        submit: { call: `${path}/{idCategory}`, method: 'PUT', version: 'version', lock: 2 },
      },
    },
  },
  {
    kind: 'request',
    label: 'Reset counters',
    call: `${path}/{idCategory}/reset`,
    access: { resource: admin },
    tone: 'danger',
    confirm: { type: 'action', text: 'Packages and sampled packages are counted from zero.' },
  },
]
