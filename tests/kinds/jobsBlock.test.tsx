import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { type Notification } from '../../schemas/wire/notification.ts'
import { showBlock } from './showBlock.tsx'

const notice = (id: number, type: string, message: string, inProgressId = 0): Notification => ({
  ...{ id: String(id), type, message, createdAt: '2026-01-05 09:00:00', read: true, inProgressId },
  fileUrl: type.endsWith('DOWNLOAD') ? `/files/${id}.csv` : undefined,
})
const lines = () =>
  page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('listitem')
    .elements()
    .map(line => line.textContent)

describe('jobs block', () => {
  it('shows jobs in progress, then ended ones with their files, and follows the websocket', async () => {
    const { shell } = showBlock([{ kind: 'jobs', heading: 'Jobs', most: 2 }])
    const { store } = shell
    store.set(notificationListAtom, {
      type: 'listed',
      notifications: [
        notice(9, 'IN_PROGRESS', 'Export: 42 %', 9),
        notice(8, 'CHAT_MESSAGE', 'Hello'),
        notice(7, 'SUCCESS_DOWNLOAD', 'First export is ready.'),
        notice(6, 'ERROR_MESSAGE', 'The payout run has failed.', 6),
        notice(5, 'SUCCESS_DOWNLOAD', 'An older export is ready.'),
      ],
      since: 1,
    })
    await expect
      .poll(lines)
      .toEqual([
        expect.stringContaining('Export: 42 %'),
        expect.stringContaining('First export is ready.'),
        expect.stringContaining('The payout run has failed.'),
      ])
    await expect.element(page.getByRole('button', { name: '7.csv' })).toBeVisible()
    const ended = notice(10, 'SUCCESS_DOWNLOAD', 'The second export is ready.', 9)
    store.set(notificationListAtom, { type: 'pushed', notifications: [ended] })
    await expect
      .poll(lines)
      .toEqual([
        expect.stringContaining('The second export is ready.'),
        expect.stringContaining('First export is ready.'),
      ])
  })

  it('shows only jobs of its process types', async () => {
    const { shell } = showBlock([{ kind: 'jobs', heading: 'Jobs', processes: ['payout-run'], most: 1 }])
    shell.store.set(notificationListAtom, {
      type: 'listed',
      notifications: [
        { ...notice(9, 'IN_PROGRESS', 'Payout run: 42 %', 9), processType: 'payout-run' },
        { ...notice(8, 'IN_PROGRESS', 'Export: 10 %', 8), processType: 'export' },
        notice(7, 'SUCCESS_DOWNLOAD', 'A file is ready.'),
        { ...notice(6, 'ERROR_MESSAGE', 'The payout run has failed.', 6), processType: 'payout-run' },
      ],
      since: 1,
    })
    await expect
      .poll(lines)
      .toEqual([
        expect.stringContaining('Payout run: 42 %'),
        expect.stringContaining('The payout run has failed.'),
      ])
  })

  it('takes no space without jobs', async () => {
    showBlock([
      { kind: 'jobs', heading: 'Jobs' },
      { kind: 'text', text: 'After' },
    ])
    await expect.element(page.getByText('After')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Jobs' }).query()).toBeNull()
  })
})
