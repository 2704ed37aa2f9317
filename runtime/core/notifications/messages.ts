/** Texts of the notification centre, which arrive with it; those of spec 1 §8 are spelled as there. */
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
