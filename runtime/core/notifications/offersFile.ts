import { type Notification } from '../../../schemas/wire/notification.ts'

const downloads = ['SUCCESS_DOWNLOAD', 'REPORT_DOWNLOAD', 'ERROR_DOWNLOAD']

/** Whether the notification has a file to download (spec 1 §4). */
export function offersFile({ type }: Notification): boolean {
  return downloads.includes(type)
}

/** Name of its file: the part of the address after the last slash (spec 1 §2); empty when there is none. */
export function fileName({ fileUrl = '' }: Notification): string {
  return fileUrl.slice(fileUrl.lastIndexOf('/') + 1)
}
