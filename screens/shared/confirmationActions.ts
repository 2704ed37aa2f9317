import { type Action, type ActionOf, type Condition, type Form, type Load } from '../../schemas/index.ts'

type OpenAction = ActionOf<'open'>

const path = '/api/cs/verification/{orderNr}'
const mine = { field: 'owned', is: 'me' } as const
const waits: Condition = { field: 'status', in: ['waiting', 'calling', 'callback'] }

/** The reasons to give an order up. */
export const callReasons: Load = {
  get: '/api/cs/verification/reasons',
  select: 'data',
  cache: 'session',
  onError: { toast: 'server', value: [] },
}

/** The order to call is opened with its customer, address and items. */
const opened = { go: 'cs-verification-order', params: { ordernr: 'data.orderNr' } } as const

/**
 * What customer service does with an order of its queue; the server holds everybody to it. It is confirmed on its own screen,
 * beside its items and address.
 */
export const callActions: Action[] = [
  {
    kind: 'request',
    label: 'Take',
    call: `${path}/take`,
    visible: { field: 'owned', is: 'nobody' },
    enabled: waits,
    onSuccess: opened,
  },
  {
    kind: 'navigate',
    label: 'Open call',
    to: 'cs-verification-order',
    params: { ordernr: 'orderNr' },
    visible: mine,
  },
  {
    kind: 'open',
    label: 'Not reached…',
    enabled: mine,
    panel: notReached(path),
  },
  { kind: 'open', label: 'Give up…', tone: 'danger', enabled: mine, panel: giveUp(path) },
  { ...sendLink(path), enabled: waits },
  { kind: 'request', label: 'Give back', call: `${path}/release`, enabled: mine },
  {
    kind: 'request',
    label: 'Take next order',
    scope: 'screen',
    call: '/api/cs/verification/take-next',
    tone: 'success',
    onSuccess: opened,
  },
]

const one = '/api/cs/verification/{ordernr}'
const decides = { field: 'may.decide', is: true } as const

/** The same for one order on a screen of its own; the server says what of it this user may do. */
export const callRecordActions: Action[] = [
  {
    kind: 'request',
    label: 'Take',
    call: `${one}/take`,
    tone: 'success',
    visible: { field: 'may.take', is: true },
  },
  { kind: 'request', label: 'Confirm', call: `${one}/confirm`, tone: 'success', visible: decides },
  { kind: 'open', label: 'Not reached…', visible: decides, panel: notReached(one) },
  { kind: 'open', label: 'Give up…', tone: 'danger', visible: decides, panel: giveUp(one) },
  { ...sendLink(one), visible: { field: 'may.link', is: true } },
  { kind: 'request', label: 'Give back', call: `${one}/release`, visible: decides },
  {
    kind: 'request',
    label: 'Take next order',
    call: '/api/cs/verification/take-next',
    visible: { field: 'may.decide', is: false },
    onSuccess: opened,
  },
]

function notReached(call: string): OpenAction['panel'] {
  return {
    title: 'Customer of order {orderNr} not reached',
    size: 'medium',
    form: notReachedForm(`${call}/not-reached`),
  }
}

function giveUp(call: string): OpenAction['panel'] {
  return { title: 'Give order {orderNr} up', size: 'medium', form: giveUpForm(`${call}/invalidate`) }
}

function sendLink(call: string): Action {
  return {
    kind: 'request',
    label: 'Send link again',
    call: `${call}/link`,
    confirm: { type: 'action', text: 'The customer gets an SMS with a new link; the former one ends.' },
  }
}

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
