import {
  type ActionDefinition,
  type Condition,
  type LoadDefinition,
  type PanelDefinition,
} from '../../../schemas/index.ts'

const mine = { field: 'owned', is: 'me' } as const
const notMine = 'Take the order first.'
const decided = 'The order is decided.'
const waits: Condition = { field: 'status', in: ['waiting', 'calling', 'callback'] }

/** The reasons to give an order up. */
export const callReasons: LoadDefinition = { call: 'invalidityReasons', cache: 'session' }

/** The order to call is opened with its customer, address and items. */
const opened = { go: 'cs-verification-order', params: { ordernr: 'data.orderNr' } } as const

const notReached: PanelDefinition = {
  title: 'Customer of order {orderNr} not reached',
  size: 'medium',
  form: {
    id: 'confirmation-not-reached',
    submit: { label: 'Keep for later', call: 'noteNotReached', lock: 2 },
  },
}

/** Why an order is not shipped; the reasons come from the load of that name. */
const giveUp: PanelDefinition = {
  title: 'Give order {orderNr} up',
  size: 'medium',
  form: {
    id: 'confirmation-give-up',
    fields: [{ kind: 'choice', name: 'reason', options: 'reasons' }, 'note'],
    submit: { label: 'Give up', call: 'invalidateOrder', lock: 2 },
  },
}

const sendLink = {
  kind: 'request',
  label: 'Send link again',
  call: 'sendVerificationLink',
  confirm: { type: 'action', text: 'The customer gets an SMS with a new link; the former one ends.' },
} as const

/**
 * What customer service does with an order of its queue; the server holds everybody to it. It is confirmed on its own screen,
 * beside its items and address.
 */
export const callActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Take',
    call: 'takeOrder',
    visible: { field: 'owned', is: 'nobody' },
    enabled: waits,
    disabledReason: decided,
    onSuccess: opened,
  },
  {
    kind: 'navigate',
    label: 'Open call',
    to: 'cs-verification-order',
    params: { ordernr: 'orderNr' },
    visible: mine,
  },
  { kind: 'open', label: 'Not reached…', enabled: mine, disabledReason: notMine, panel: notReached },
  { kind: 'open', label: 'Give up…', tone: 'danger', enabled: mine, disabledReason: notMine, panel: giveUp },
  { ...sendLink, enabled: waits, disabledReason: decided },
  { kind: 'request', label: 'Give back', call: 'releaseOrder', enabled: mine, disabledReason: notMine },
  {
    kind: 'request',
    label: 'Take next order',
    call: 'takeNextOrder',
    scope: 'screen',
    tone: 'success',
    onSuccess: opened,
  },
]

const decides = { field: 'may.decide', is: true } as const

/** The same for one order on a screen of its own; the server says what of it this user may do. */
export const callRecordActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Take',
    call: 'takeOrder',
    tone: 'success',
    visible: { field: 'may.take', is: true },
  },
  { kind: 'request', label: 'Confirm', call: 'confirmOrder', tone: 'success', visible: decides },
  { kind: 'open', label: 'Not reached…', visible: decides, panel: notReached },
  { kind: 'open', label: 'Give up…', tone: 'danger', visible: decides, panel: giveUp },
  { ...sendLink, visible: { field: 'may.link', is: true } },
  { kind: 'request', label: 'Give back', call: 'releaseOrder', visible: decides },
  {
    kind: 'request',
    label: 'Take next order',
    call: 'takeNextOrder',
    visible: { field: 'may.decide', is: false },
    onSuccess: opened,
  },
]
