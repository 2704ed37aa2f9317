import { pushTypes } from '../../../schemas/wire/socketMessage.ts'

/** The style of a notification. */
interface NotificationLook {
  readonly icon: 'bell' | 'envelope' | 'loading' | 'success' | 'users' | 'warning'
  readonly colour: 'darkBlue' | 'green' | 'lightBlue' | 'orange' | 'red'
}

const usual: NotificationLook = { icon: 'bell', colour: 'green' }
const good: NotificationLook = { icon: 'success', colour: 'green' }
const bad: NotificationLook = { icon: 'warning', colour: 'red' }

/** The table of spec 1 §4. */
const looks: ReadonlyMap<string, NotificationLook> = new Map<string, NotificationLook>([
  ['ERROR_MESSAGE', bad],
  ['SUCCESS_MESSAGE', good],
  ['SUCCESS_DOWNLOAD', good],
  ['REPORT_DOWNLOAD', good],
  ['ERROR_DOWNLOAD', bad],
  ['CONNECTED_USERS', { icon: 'users', colour: 'lightBlue' }],
  ['CHAT_MESSAGE', { icon: 'envelope', colour: 'darkBlue' }],
  ['OCCURRENCE', { icon: 'warning', colour: 'orange' }],
  ['IN_PROGRESS', { icon: 'loading', colour: 'lightBlue' }],
])

/** The style of a type; types without a row, such as CUSTOM, use the default. */
export function notificationStyle(type: string): NotificationLook {
  return looks.get(type) ?? usual
}

/** Whether a type is known; others raise 'Unhandled notification type.' (spec 1 §4). */
export function isKnownType(type: string): boolean {
  return looks.has(type) || pushTypes.some(known => known === type)
}

/** Texts of the notification centre, in its chunk; those of spec 1 §8 are spelled as there. */
export const notificationMessages = {
  unhandledType: 'Unhandled notification type.',
  // not in the specification
  interrupted: 'Live updates are interrupted. The console tries again every 5 seconds.',
  none: 'No notifications.',
  noneText: 'Reports, imports and messages to you appear here.',
  clearQuestion: (count: number) =>
    count === 1 ? 'Clear the notification?' : `Clear all ${count.toLocaleString('en')} notifications?`,
  older: (count: number) => `${count.toLocaleString('en')} older not shown`,
  arrived: (count: number) =>
    count === 1 ? 'A new notification' : `${count.toLocaleString('en')} new notifications`,
} as const
