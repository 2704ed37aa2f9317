import { type Notification } from '../../../schemas/wire/notification.ts'
import { type NotificationsItem, type NotificationsState } from './notificationsReducer.ts'

/**
 * Running processes, and the newest `most` notifications of ended ones, with or without a file. `processes`: only those
 * types of processes.
 */
export function jobsOf(
  { inProgress, items }: NotificationsState,
  most: number,
  processes?: readonly string[],
): readonly NotificationsItem[] {
  const isOf = ({ processType = '' }: Notification) => !processes || processes.includes(processType)
  const ended = items.filter(item => isOf(item) && (offersFile(item) || item.inProgressId > 0))
  return [...inProgress.filter(isOf), ...ended.slice(0, most)]
}

const downloads = ['SUCCESS_DOWNLOAD', 'REPORT_DOWNLOAD', 'ERROR_DOWNLOAD']

/** Whether the notification has a file to download (spec 1 §4). */
export function offersFile({ type }: Notification): boolean {
  return downloads.includes(type)
}

/** Name of its file: the part of the address after the last slash (spec 1 §2); empty without one. */
export function fileName({ fileUrl = '' }: Notification): string {
  return fileUrl.slice(fileUrl.lastIndexOf('/') + 1)
}
