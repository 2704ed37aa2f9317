import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type Answer, failed, ok, openConsole } from './openConsole.tsx'

const content = new Blob(['a,b\r\n'])
const file = (name?: string): HttpReply => ok({ content, name })
const notification = (type: string, fileUrl?: string, id: number | string = 4) => ({
  id,
  createdAt: '2026-05-01 10:00:00',
  message: 'Your report is ready.',
  readed: true,
  body: { type, ...(fileUrl !== undefined && { fileUrl }) },
})

async function openList(type: string, fileUrl: string | undefined, download: Answer, id?: number | string) {
  const bodies: unknown[] = []
  const opened = openConsole('/', {
    token: 't',
    answers: {
      'GET /api/navigation/notification': ok([notification(type, fileUrl, id)]),
      'POST /api/navigation/download/': call => {
        bodies.push([call.body, call.responseType])
        return typeof download === 'function'
          ? download(call)
          : typeof download === 'number'
            ? failed(download)
            : download
      },
    },
  })
  await page.getByRole('button', { name: 'Notifications' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(list.getByText('Your report is ready.')).toBeVisible()
  return { ...opened, bodies, list }
}

describe('download notification', () => {
  it.each(['SUCCESS_DOWNLOAD', 'REPORT_DOWNLOAD', 'ERROR_DOWNLOAD'])(
    'of type %s has a download action',
    async type => {
      const { list } = await openList(type, '/files/2026/report.csv', file())
      await expect.element(list.getByRole('button', { name: 'report.csv' })).toBeVisible()
    },
  )

  it('of another type has no download', async () => {
    const { list } = await openList('SUCCESS_MESSAGE', '/files/report.csv', file())
    expect(list.getByRole('button', { name: 'report.csv' }).query()).toBeNull()
  })

  it('shows the part of the file address after the last slash, and downloads under that name', async () => {
    const opened = await openList(
      'REPORT_DOWNLOAD',
      'https://files.example/a/b/report 7.csv',
      file('other.csv'),
    )
    await opened.list.getByRole('button', { name: 'report 7.csv' }).dblClick()
    await vi.waitFor(() => expect(opened.saved).toEqual([{ content, name: 'report 7.csv' }]))
    expect(opened.bodies).toEqual([[{ notificationId: 4 }, 'bytes']])
  })

  it.each([5, '5', 'a-5'])('sends the id as it came: %j', async id => {
    const opened = await openList('REPORT_DOWNLOAD', '/f/report.csv', file(), id)
    await opened.list.getByRole('button', { name: 'report.csv' }).click()
    await vi.waitFor(() => expect(opened.bodies).toEqual([[{ notificationId: id }, 'bytes']]))
  })

  it('sends the id of a pushed notification as it came', async () => {
    const opened = await openList('CUSTOM', undefined, file())
    const push = {
      type: 'BackgroundProcess',
      body: { type: 'SUCCESS_DOWNLOAD', fileUrl: '/f/new.csv' },
      id: 8,
    }
    opened.socket.send(JSON.stringify({ success: true, actions: [push] }))
    await opened.list.getByRole('button', { name: 'new.csv' }).click()
    await vi.waitFor(() => expect(opened.bodies).toEqual([[{ notificationId: 8 }, 'bytes']]))
  })

  it('without an address uses the name from the reply', async () => {
    const opened = await openList('REPORT_DOWNLOAD', undefined, file('other.csv'))
    await opened.list.getByRole('button', { name: 'Download' }).click()
    await vi.waitFor(() => expect(opened.saved).toEqual([{ content, name: 'other.csv' }]))
  })

  it('shows the message of the server when the file no longer exists', async () => {
    const opened = await openList(
      'REPORT_DOWNLOAD',
      '/f/report.csv',
      failed(404, { message: 'This file does not exist.' }),
    )
    await opened.list.getByRole('button', { name: 'report.csv' }).click()
    await vi.waitFor(() =>
      expect(opened.toasts().map(toast => toast.texts)).toEqual([['This file does not exist.']]),
    )
    expect(opened.saved).toEqual([])
  })
})
