import { type Action, type Condition, type Form } from '../../schemas/index.ts'

const path = '/api/cs/verification/{orderNr}'
const mine = { field: 'owned', is: 'me' } as const
const waits: Condition = { field: 'status', in: ['waiting', 'calling', 'callback'] }

/** What customer service does with an order of its queue; the server holds everybody to it. */
export const callActions: Action[] = [
  {
    kind: 'request',
    label: 'Take',
    call: `${path}/take`,
    visible: { field: 'owned', is: 'nobody' },
    enabled: waits,
  },
  { kind: 'request', label: 'Confirm', call: `${path}/confirm`, tone: 'success', enabled: mine },
  {
    kind: 'open',
    label: 'Not reached…',
    enabled: mine,
    panel: {
      title: 'Customer of order {orderNr} not reached',
      size: 'medium',
      form: notReachedForm(`${path}/not-reached`),
    },
  },
  {
    kind: 'open',
    label: 'Give up…',
    tone: 'danger',
    enabled: mine,
    panel: { title: 'Give order {orderNr} up', size: 'medium', form: giveUpForm(`${path}/invalidate`) },
  },
  {
    kind: 'request',
    label: 'Send link again',
    call: `${path}/link`,
    enabled: waits,
    confirm: { type: 'action', text: 'The customer gets an SMS with a new link; the former one ends.' },
  },
  { kind: 'request', label: 'Give back', call: `${path}/release`, enabled: mine },
  { kind: 'request', label: 'Take next order', scope: 'screen', call: '/api/cs/verification/take-next' },
]

function notReachedForm(call: string): Form {
  return {
    id: 'confirmation-not-reached',
    fields: [
      {
        kind: 'date',
        name: 'callAt',
        label: 'Call again',
        help: 'Empty: after the hours of the settings.',
        time: true,
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 1000 },
    ],
    submit: { call, label: 'Keep for later', lock: 2 },
  }
}

/** Why an order is not shipped; the reasons come from the load of that name. */
function giveUpForm(call: string): Form {
  return {
    id: 'confirmation-give-up',
    fields: [
      {
        kind: 'choice',
        name: 'reason',
        label: 'Reason',
        required: true,
        options: { load: 'reasons', value: 'value', label: 'label' },
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 1000 },
    ],
    submit: { call, label: 'Give up', lock: 2 },
  }
}
