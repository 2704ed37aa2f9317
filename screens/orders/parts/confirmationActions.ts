import {
  type ActionDefinition,
  type ConditionDefinition,
  type LoadDefinition,
} from '../../../schemas/index.ts'

const mine = { owned: 'me' } as const
const notMine = 'Take the order first.'
const decided = 'This order has already been decided.'
const waits: ConditionDefinition = { status: ['waiting', 'calling', 'callback'] }

/** The reasons to give an order up. */
export const callReasons: LoadDefinition = { call: 'invalidityReasons', cache: 'session' }

/** The order to call is opened with its customer, address and items. */
const opened = { go: 'cs-verification-order', params: { ordernr: 'data.orderNr' } } as const

const notReached = {
  label: 'Not reached…',
  title: 'Customer of order {orderNr} not reached',
  call: 'noteNotReached',
  submit: 'Keep for later',
  lock: 2,
} satisfies ActionDefinition

/** Why an order is not shipped; the reasons come from the load of that name. */
const giveUp = {
  label: 'Invalidate…',
  title: 'Invalidate order {orderNr}',
  tone: 'danger',
  call: 'invalidateOrder',
  fields: [{ kind: 'choice', name: 'reason', options: 'reasons' }, 'note'],
  submit: 'Invalidate',
  lock: 2,
} satisfies ActionDefinition

const sendLink = {
  label: 'Send link again',
  call: 'sendVerificationLink',
  confirm: 'The customer receives an SMS with a new link. The previous link stops working.',
} as const

/**
 * What customer service does with an order of its queue; the server holds everybody to it. It is confirmed on its own screen,
 * beside its items and address.
 */
export const callActions: ActionDefinition[] = [
  {
    label: 'Take',
    call: 'takeOrder',
    visible: { owned: 'nobody' },
    enabled: waits,
    disabledReason: decided,
    onSuccess: opened,
  },
  { label: 'Open call', to: 'cs-verification-order', params: { ordernr: 'orderNr' }, visible: mine },
  { ...notReached, enabled: mine, disabledReason: notMine },
  { ...giveUp, enabled: mine, disabledReason: notMine },
  { ...sendLink, enabled: waits, disabledReason: decided },
  { label: 'Give back', call: 'releaseOrder', enabled: mine, disabledReason: notMine },
  { label: 'Take next order', call: 'takeNextOrder', scope: 'screen', tone: 'success', onSuccess: opened },
]

const decides = { 'may.decide': true } as const

/** The same for one order on a screen of its own; the server says what of it this user may do. */
export const callRecordActions: ActionDefinition[] = [
  { label: 'Take', call: 'takeOrder', tone: 'success', visible: { 'may.take': true } },
  { label: 'Confirm', call: 'confirmOrder', tone: 'success', visible: decides },
  { ...notReached, visible: decides },
  { ...giveUp, visible: decides },
  { ...sendLink, visible: { 'may.link': true } },
  { label: 'Give back', call: 'releaseOrder', visible: decides },
  { label: 'Take next order', call: 'takeNextOrder', visible: { 'may.decide': false }, onSuccess: opened },
]
