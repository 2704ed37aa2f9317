import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../src/sandbox/server/calls.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { definitions } from '../support/screens.ts'

/** Fields that say who somebody is, or where and how they are reached or paid. */
const personal =
  /customer(?:s?$|Name|First|Last|Full|Phone|Email)|phone|e?mail|address|street|postcode|iban|accountNumber|holder|nationalId/i

const showing = definitions.flatMap(({ screen: { name, path, access, because, body } }) => {
  const fields = [...new Set(fieldsIn(body))].filter(field => personal.test(field))
  return fields.length > 0 ? [{ name, path, access, because, fields: fields.join(', ') }] : []
})

/** Calls for any signed-in user, and why their replies contain no personal data. */
const open: Readonly<Record<string, string>> = {
  'GET /get-profile': "one's own name and mail address",
  'GET /api/navigation/acl-resource': "one's own resources",
  'GET /api/navigation/acl-permission/:resourceId': "one's own permission",
  'GET /api/navigation/menu': 'no record',
  'GET /api/navigation/work/:queue': 'counts alone, held to the resource of their list',
  'GET /api/navigation/search/:text': 'held to the resources of the screens that show what is found',
  'GET /api/navigation/notification': "one's own notifications",
  'DELETE /api/navigation/notification': "one's own notifications",
  'DELETE /api/navigation/notification/:id': "one's own notifications",
  'POST /api/navigation/notification/:ids': "one's own notifications",
  'GET /api/comment/count/:entity/:id': 'held to the resources of what is commented',
  'GET /api/comment/:entity/:id': 'held to the resources of what is commented',
  'POST /api/comment/': 'held to the resources of what is commented',
  'POST /api/comment': 'held to the resources of what is commented',
  'GET /api/attachments/:entity/:id': 'held to the resources of the record',
  'POST /api/attachments/:entity/:id': 'held to the resources of the record',
  'GET /api/attachments/:entity/:id/:attachment': 'held to the resources of the record',
  'DELETE /api/attachments/:entity/:id/:attachment': 'held to the resources of the record',
  'GET /api/oms/database-settings': 'no mail address without the resource of the settings',
  'GET /api/:module/:functionality/filters/saved': "one's own filters",
  'POST /api/report': 'held to the resource of its report',
  'POST /api/navigation/download/': "one's own files",
  'POST /api/navigation/download': "one's own files",
}

describe('screens with personal data', () => {
  it('are found in the definitions', () => {
    expect(showing.map(({ name }) => name)).toEqual(expect.arrayContaining(['order', 'cs-search', 'rma']))
  })

  // A public one says why it is: a customer opens the own order by a link with a secret.
  it.each(showing.filter(({ access, because }) => access !== 'public' || because === undefined))(
    '$path asks for a resource, because it shows $fields',
    ({ access }) => expect(access).toMatchObject({ resource: expect.any(String) }),
  )
})

describe('server replies with personal data', () => {
  let opened: Awaited<ReturnType<typeof openTestSandbox>>
  beforeAll(async () => {
    opened = await openTestSandbox({ seed: 'basic' })
  })
  afterAll(() => opened.close())

  it('are not sent to any signed-in user without a resource, except for listed calls', () => {
    const asked = calls
      .filter(({ access }) => access === 'session')
      .map(call => `${call.method} ${call.path}`)
    expect(asked.filter(call => open[call] === undefined)).toEqual([])
  })

  it.each([
    'GET /api/oms/order/536365',
    ...['items', 'payments', 'packages', 'refunds', 'rmas'].map(
      part => `POST /api/oms/order/536365/${part}/grid`,
    ),
    'POST /api/oms/order-search/grid',
    'GET /api/oms/order-search/orderNr/536365',
    'GET /api/comment/order/536365',
    'GET /api/comment/count/order/536365',
    'GET /api/comment/item/536365-1',
    'GET /api/comment/po/PO536365',
    'GET /api/comment/issue/IS536365',
    'GET /api/oms/database-settings?key=oms_incident_email',
  ])('of %s are refused to a collection partner and to users without a resource', async call => {
    for (const persona of ['viewer', 'collection-partner', 'payout', 'rules-admin']) {
      const reply = await opened.ask(call, { token: opened.sandbox.signIn(persona), body: bodyOf(call) })
      expect([persona, reply.status, reply.text.includes('@')]).toEqual([persona, 403, false])
    }
  })

  it.each(['GET /api/oms/order/536365', 'POST /api/oms/order-search/grid'])(
    'answers %s to holders of the resource of the order search alone',
    async call => {
      const token = opened.sandbox.signIn('viewer', ['oms_search_access'])
      expect((await opened.ask(call, { token, body: bodyOf(call) })).status).toBe(200)
    },
  )
})

function bodyOf(call: string): unknown {
  if (call.startsWith('GET')) return undefined
  return { options: { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] } }
}

/** The fields that blocks, columns, forms and filters name. */
function fieldsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(fieldsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'field' || key === 'name') && typeof value === 'string' ? [value] : fieldsIn(value),
  )
}
