import { type Centre, type NotificationsItem } from './centre.ts'
import { offersFile } from './offersFile.ts'

/** Processes that go on, and the newest notifications of those that have ended, with or without a file; `most` of these. */
export function jobsOf({ inProgress, items }: Centre, most: number): readonly NotificationsItem[] {
  const ended = items.filter(item => offersFile(item) || item.inProgressId > 0)
  return [...inProgress, ...ended.slice(0, most)]
}
