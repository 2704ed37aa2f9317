import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../src/sandbox/server/calls.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

const names = [
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fetc',
  '__proto__',
  '%F0%9F%92%A5',
  "'%20OR%201=1--",
  'x'.repeat(3000),
]
const values: readonly unknown[] = [
  ...[null, true, -1, 1e300, '', '\u0000', '__proto__', 'x'.repeat(20_000), [], {}, [[]]],
  JSON.parse('{"__proto__":1,"constructor":1,"toString":1}'),
]
const keys = [
  'entityType',
  'entityId',
  'parentCommentId',
  'content',
  'isIssue',
  'closeIssue',
  'notificationId',
]
const more = [
  'fileId',
  'fileName',
  'reportType',
  'gridRequest',
  'options',
  'selection',
  'filters',
  'description',
]
const bodies = [
  ...values,
  ...values.map(value => Object.fromEntries([...keys, ...more].map(key => [key, value]))),
  ...values.map(value => ({ entityType: 'order', entityId: '536365', content: 'x', isIssue: false, value })),
  ...values.map(value => ({ entityType: 'order', entityId: value, content: 'x', isIssue: false })),
  ...values.map(value => ({
    entityType: 'order',
    entityId: '536365',
    parentCommentId: value,
    content: 'x',
    closeIssue: true,
  })),
  ...values.map(value => ({ fileId: value, fileName: 'a.csv' })),
  ...values.map(value => ({ notificationId: value })),
].map(body => (typeof body === 'string' ? body : JSON.stringify(body)))

describe('hostile input never causes a server error', () => {
  it.each(calls.filter(call => call.path.includes(':')).map(call => `${call.method} ${call.path}`))(
    'in the path of %s',
    async call => {
      const token = opened.sandbox.signIn('admin')
      for (const name of names) {
        const { status } = await opened.ask(call.replace(/:\w+/g, name), {
          token,
          ...(call.startsWith('POST') ? { body: {} } : {}),
        })
        expect(status, `${call} ${name}`).toBeLessThan(500)
      }
    },
  )

  it.each(calls.filter(({ method }) => method === 'POST').map(({ path }) => path))(
    'in the body of POST %s',
    async path => {
      const token = opened.sandbox.signIn('admin')
      const failures: string[] = []
      for (const body of bodies) {
        const { status } = await opened.ask(`POST ${path.replace(/:\w+/g, '1')}`, { token, body })
        if (status >= 500) failures.push(`${status} ${body.slice(0, 200)}`)
      }
      expect(failures).toEqual([])
    },
  )
})
