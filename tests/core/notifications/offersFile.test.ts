import { describe, expect, it } from 'vitest'
import { fileName, offersFile } from '../../../runtime/core/notifications/jobs.ts'

const notification = (type: string, fileUrl?: string) => ({
  ...{ id: '1', createdAt: '', message: '', read: false },
  type,
  fileUrl,
  inProgressId: 0,
})

describe('file of a notification', () => {
  it.each([
    ['REPORT_DOWNLOAD', true],
    ['SUCCESS_DOWNLOAD', true],
    ['ERROR_DOWNLOAD', true],
    ['SUCCESS_MESSAGE', false],
    ['constructor', false],
  ])('exists for %s: %s', (type, there) => {
    expect(offersFile(notification(type))).toBe(there)
  })

  it.each([
    ['/a/b/report 7.csv', 'report 7.csv'],
    ['report.csv', 'report.csv'],
    ['/a/', ''],
    [undefined, ''],
  ])('of %s is named %j, the part after the last slash', (address, name) => {
    expect(fileName(notification('REPORT_DOWNLOAD', address))).toBe(name)
  })
})
