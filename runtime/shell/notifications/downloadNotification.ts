import { calls } from '../../core/calls.ts'
import { fileName } from '../../core/notifications/jobs.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { downloadFile } from '../downloads/downloadFile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { markRead } from './changeNotifications.ts'

/** Gives the user the file of a notification, which has been seen then. */
export async function downloadNotification(runtime: Runtime, item: NotificationsItem): Promise<void> {
  const call = calls.download({ notificationId: item.id })
  if (await downloadFile(runtime, call, fileName(item), 'report.csv')) await markRead(runtime, [item])
}
