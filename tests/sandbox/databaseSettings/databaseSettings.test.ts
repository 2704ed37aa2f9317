import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingDefinitions } from '../../../src/sandbox/databaseSettings/definitions.ts'
import { settingProblem } from '../../../src/sandbox/databaseSettings/settingValue.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox()
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

const path = '/api/oms/database-settings'
const read = async (key: string) =>
  Object((await opened.ask(`GET ${path}?key=${key}`, { token })).json()).data?.data
const save = async (key: string, body: unknown) => {
  const reply = await opened.ask(`PUT ${path}/${key}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}

it('a day must be a calendar day', () => {
  const setting = { area: 'Returns', type: 'date', value: '', description: '' } as const
  expect(settingProblem(setting, '2011-02-30')).toBe('This date does not exist.')
  expect(settingProblem(setting, '2011-02-28')).toBeUndefined()
})

describe('database settings (spec 2 §7.5)', () => {
  it('return the value of a key at data.data, to every signed-in user', async () => {
    expect(await read('cs_return_migration_enabled')).toBe('0')
    const viewer = opened.sandbox.signIn('viewer')
    const asked = await opened.ask(`GET ${path}?key=rma_window_days`, { token: viewer })
    expect(asked.json()).toEqual({ success: true, data: { data: '30' } })
    expect((await opened.ask(`GET ${path}?key=none`, { token })).status).toBe(404)
    expect((await opened.ask(`GET ${path}`, { token })).status).toBe(404)
  })

  it('are listed with their types and values', async () => {
    const options = { pagination: { limit: 50, offset: 0 }, filter: [], sort: [], columns: [] }
    const reply = await opened.ask(`POST ${path}/grid`, { token, body: { options } })
    const { data, rowCount } = Object(reply.json())
    expect(rowCount).toBe(Object.keys(settingDefinitions).length)
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'cs_return_migration_enabled', type: 'flag', flag: '0', version: 0 }),
        expect.objectContaining({ key: 'rma_window_days', type: 'integer', integer: 30 }),
      ]),
    )
  })

  it.each([
    ['cs_return_migration_enabled', 'flag', '2', 'Not a valid value.'],
    ['rma_window_days', 'integer', 1.5, 'This must be of type integer.'],
    ['rma_window_days', 'integer', 0, 'Enter 1 or more.'],
    ['rma_window_days', 'integer', null, 'This is required.'],
    ['finance_write_off_limit', 'decimal', 2_000_000, 'Enter 1000000 or less.'],
    ['oms_incident_email', 'email', 'nobody', 'Enter an email address, such as name@example.com.'],
    ['rma_pickup_countries', 'list', ' , ', 'This is required.'],
  ])('%s rejects %s %j', async (key, type, value, message) => {
    expect(await save(key, { [type]: value, version: 0 })).toMatchObject({
      status: 400,
      errors: [{ field: type, message }],
    })
  })

  it('are changed with their current version only', async () => {
    expect(await save('rma_pickup_countries', { list: 'France , Ireland,', version: 0 })).toMatchObject({
      status: 200,
      message: 'rma_pickup_countries was saved.',
    })
    expect(await read('rma_pickup_countries')).toBe('France,Ireland')
    expect(await save('rma_pickup_countries', { list: 'France', version: 0 })).toEqual({
      status: 409,
      message: 'admin changed rma_pickup_countries in the meantime. Check it and try again.',
    })
    expect((await save('none', { text: 'x', version: 0 })).status).toBe(404)
  })
})
