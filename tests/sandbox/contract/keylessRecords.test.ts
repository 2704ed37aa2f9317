import { afterAll, beforeAll, expect, it } from 'vitest'
import { language } from '../../check/project.ts'
import { openDescribed } from './describedProject.ts'

const entities = `
queue: { fields: { count: 'integer', oldestHours: 'decimal?', overdue: 'integer?' } },
limits: { fields: { days: 'integer', note: 'text?', version: 'integer' } },
terms: { fields: { days: 'integer', isOpen: 'boolean', note: 'text?' } },
day: { key: 'on', fields: { on: 'date', orders: 'integer' } },
voucher: { fields: { code: 'text', holder: 'text' } },
`
const calls = `
queue: { get: '/queues/{queue}', one: 'queue' },
terms: { get: '/terms', one: 'terms' },
changeTerms: { put: '/terms', of: 'terms', body: ['days', 'isOpen', 'note?'] },
day: { get: '/days/{day}', one: 'day' },
voucher: { get: '/{code}', one: 'voucher' },
`
/** In a file that names no entity. */
const limits = `
limits: { get: '/', one: 'limits' },
limitsChanges: { get: '/changes', many: 'day' },
changeLimits: { put: '/', body: ['days', 'note?'] },
storeLimits: { patch: '/', one: 'limits', version: true, body: ['days'] },
`

let opened: Awaited<ReturnType<typeof openDescribed>>
beforeAll(async () => {
  opened = await openDescribed(entities, calls, {
    'marketing/calls/limits.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api/limits', resource: 'voucher_index', calls: { ${limits} } })
`,
  })
})
afterAll(() => opened.end())

it('figures have no key: each path has its own, and they keep to their types', async () => {
  const { data: waiting } = await opened.answer('GET /api/vouchers/queues/waiting')
  const { data: late } = await opened.answer('GET /api/vouchers/queues/late')
  for (const { count } of [waiting, late]) expect(count).toBeTypeOf('number')
  expect(late).not.toEqual(waiting)
  expect((await opened.answer('GET /api/vouchers/queues/waiting')).data).toEqual(waiting)
})

it('settings have no key: what is saved is what is shown', async () => {
  const sent = { days: 14, isOpen: true, note: 'From March' }
  expect((await opened.answer('PUT /api/vouchers/terms', sent)).status).toBe(200)
  expect((await opened.answer('GET /api/vouchers/terms')).data).toEqual(sent)
})

it.each(['PUT', 'PATCH'])(
  'settings at the path of their calls are saved by %s, and their version counts up',
  async method => {
    const { answer } = opened
    const { version } = (await answer('GET /api/limits')).data
    const sent = { days: method.length, version }
    expect((await answer(`${method} /api/limits`, sent)).status).toBe(200)
    expect((await answer('GET /api/limits')).data).toMatchObject({
      days: method.length,
      version: version + 1,
    })
    expect((await answer(`${method} /api/limits`, sent)).status).toBe(409)
  },
)

it('a parameter of a path is the key of a record only if its type fits', async () => {
  const { data } = await opened.answer('GET /api/vouchers/days/today')
  expect(data.on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect((await opened.answer('GET /api/vouchers/536365')).data.code).toBe('536365')
})
