import { screens } from '../../conformance/screenFacts.ts'
import { json } from '../faultProxy.ts'
import { type HostilePage, type Placed, type Sink, textAt } from './sinks.ts'

const moment = '2011-12-09 10:00:00'
const many = 25

/** What surrounds a screen, and what opens over it. */
export function framePages(configuration: object): HostilePage[] {
  return [
    notifications,
    pushes,
    menu,
    comments,
    savedFilters,
    account,
    ...toasts(),
    fieldErrors,
    addresses,
    configured(configuration),
  ]
}

function sinks(capacity: number, ...names: string[]): Sink[] {
  return names.map(at => ({ at, capacity }))
}

function listOf<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const notifications: HostilePage = {
  name: 'the list of notifications',
  sinks: sinks(many, 'message', 'file', 'moment', 'kind'),
  async show({ visitor: { page }, proxy, open }, placed) {
    const items = listOf(many, index => ({
      id: index + 1,
      createdAt: textAt(placed, 'moment', index, moment),
      message: textAt(placed, 'message', index, 'Done.'),
      readed: false,
      body: { type: 'SUCCESS_DOWNLOAD', fileUrl: `/files/${textAt(placed, 'file', index, 'a.csv')}` },
    }))
    const strange = (placed.get('kind') ?? []).map((type, index) => ({
      ...{ id: 1000 + index, createdAt: moment, message: 'x', readed: false, body: { type } },
    }))
    void proxy.arm('GET /api/navigation/notification', json(200, [...items, ...strange]))
    await open('/')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  },
}

/** They come by the websocket, which the proxy passes on. */
const pushes: HostilePage = {
  name: 'notifications that are pushed',
  sinks: sinks(many, 'message', 'date', 'a message that is none'),
  async show({ visitor: { page }, open, push }, placed) {
    await open('/')
    await page
      .getByRole('button', { name: /^Notifications/ })
      .and(page.getByLabel(/unread/))
      .waitFor()
    for (const message of placed.get('message') ?? []) await push(pushed({ message }))
    for (const date of placed.get('date') ?? []) await push(pushed({ date }))
    for (const raw of placed.get('a message that is none') ?? []) await push(raw)
    await push(pushed({ message: 'That was all.' }))
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('That was all.').first().waitFor()
  },
}

function pushed(said: { readonly message?: string; readonly date?: string }): string {
  const action = { type: 'BackgroundProcess', date: moment, message: 'x', id: 0, ...said }
  return JSON.stringify({
    success: true,
    actions: [{ ...action, body: { type: 'OCCURRENCE', processType: '' } }],
  })
}

const menu: HostilePage = {
  name: 'the menu',
  sinks: sinks(
    12,
    'label',
    'label of a group',
    'label of a screen',
    'screen',
    'module',
    'action',
    'parameter',
  ),
  async show({ visitor: { page }, proxy, open }, placed) {
    const at = (sink: string, index: number, otherwise: string) =>
      escaped(textAt(placed, sink, index, otherwise))
    const entries = listOf(12, index => {
      const leaf = `<label>${at('label of a screen', index, 'x')}</label><afroms_state>finance-refunds</afroms_state>`
      const legacy = `<module>${at('module', index, 'm')}</module><controller>c</controller><action>${at('action', index, 'a')}</action><params><p>${at('parameter', index, 'v')}</p></params>`
      const group = `<label>${at('label of a group', index, 'g')}</label><pages><s${index}>${leaf}</s${index}></pages>`
      return `<e${index}><label>${at('label', index, 'l')}</label><pages><g${index}>${group}</g${index}><l${index}><label>old</label>${legacy}</l${index}><n${index}><label>n</label><afroms_state>${at('screen', index, 'home')}</afroms_state></n${index}></pages></e${index}>`
    })
    const xml = `<?xml version="1.0" encoding="UTF-8"?><menu>${entries.join('')}</menu>`
    void proxy.arm('GET /api/navigation/menu', json(200, { menu: xml, resources: [] }))
    await open('/')
    const areas = page.getByRole('navigation', { name: 'Areas' }).getByRole('button')
    for (let index = 0; index < (await areas.count()); index++) {
      await areas
        .nth(index)
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await page.keyboard.press('Escape')
    }
  },
}

/** A text as a server writes it into XML, which does not allow most control characters. */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd]/gu, character => (character.length > 1 ? character : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
}

const comments: HostilePage = {
  name: 'comments in their panel',
  sinks: sinks(20, 'content', 'user', 'title', 'kind', 'moment'),
  async show({ visitor: { page }, proxy, open }, placed) {
    const data = listOf(20, index => ({
      commentId: index + 1,
      parentCommentId: index % 3 === 2 ? index : null,
      entityId: '1',
      entityType: 'refund',
      content: textAt(placed, 'content', index, 'x'),
      createdAt: textAt(placed, 'moment', index, moment),
      user: { username: textAt(placed, 'user', index, 'x') },
      commentTitle: textAt(placed, 'title', index, 'x'),
      isIssue: index % 2 === 0,
      commentType: { commentTypeId: 1, name: textAt(placed, 'kind', index, 'x') },
      canReply: true,
      isAnswered: false,
      isOpened: true,
    }))
    void proxy.arm('GET /api/comment/refund/1', json(200, { data }))
    void proxy.arm('GET /api/comment/count/refund/1', json(200, { commentCount: 20 }))
    await open('/finance/refunds/details/1')
    await page.getByRole('button', { name: /^Comments \d/ }).click()
    await page.getByRole('dialog', { name: 'Comments' }).getByRole('article').first().waitFor()
  },
}

const savedFilters: HostilePage = {
  name: 'saved filters',
  sinks: sinks(5, 'description', 'value'),
  async show({ visitor: { page }, proxy, open }, placed) {
    const customFilters = listOf(5, index => ({
      idFilter: index + 1,
      description: textAt(placed, 'description', index, 'x'),
      filters: [[{ index: 'orderNr', value: textAt(placed, 'value', index, '1'), condition: 'equals' }]],
    }))
    void proxy.arm('GET /api/finance/write-off/filters/saved', json(200, { customFilters }))
    await open('/finance/write-off')
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('dialog').first().waitFor()
  },
}

const account: HostilePage = {
  name: 'the account',
  sinks: sinks(1, 'name', 'email'),
  async show({ visitor: { page }, proxy, open }, placed) {
    const data = { name: textAt(placed, 'name', 0, 'x'), email: textAt(placed, 'email', 0, 'x') }
    void proxy.arm('GET /get-profile', json(200, { data, ...data }))
    await open('/')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menu').waitFor()
  },
}

/** Screens whose loads all fail with a message of the server. */
function toasts(): HostilePage[] {
  return screens
    .map(facts => ({ facts, calls: facts.arriving.filter(call => call.startsWith('GET ')) }))
    .filter(({ facts, calls }) => calls.length > 2 && Object.values(facts.screen.loads ?? {}).every(staying))
    .map(({ facts, calls }) => ({
      name: `messages of failed calls at ${facts.address}`,
      sinks: sinks(calls.length, 'message', 'ErrorLogId'),
      async show({ proxy, open, visitor: { page } }, placed) {
        for (const [index, call] of calls.entries()) {
          const body = {
            message: textAt(placed, 'message', index, 'x'),
            ErrorLogId: textAt(placed, 'ErrorLogId', index, 'x'),
          }
          void proxy.arm(call, json(500, body))
        }
        await open(facts.address)
        await page.locator('[data-sonner-toast]').first().waitFor()
      },
    }))
}

function staying({
  onError,
}: {
  readonly onError: { readonly toast?: string; readonly go?: string }
}): boolean {
  return onError.toast === 'server' && onError.go === undefined
}

const fields = ['name', 'type', 'no field of it'] as const

const fieldErrors: HostilePage = {
  name: 'what the server refuses of a form',
  sinks: [...sinks(1, 'message', ...fields), { at: 'field', capacity: 4 }],
  async show({ visitor: { page }, proxy, open }, placed) {
    const errors = [
      ...fields.map(field => ({ field, message: textAt(placed, field, 0, 'x') })),
      ...(placed.get('field') ?? []).map(field => ({ field, message: 'x' })),
    ]
    const refused = json(422, { message: textAt(placed, 'message', 0, 'x'), errors })
    void proxy.arm('POST /api/cash-reconciliation/reasons', refused)
    await open('/cash-reconciliation/settings/reasons')
    await page.getByRole('button', { name: 'Add reason…' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox', { name: 'Reason', exact: true }).fill('A reason')
    await panel.getByRole('radio').first().check()
    await panel.getByRole('button', { name: 'Add reason' }).click()
    await page.locator('section:focus').waitFor()
  },
}

const addresses: HostilePage = {
  name: 'what stands in an address',
  sinks: sinks(
    1,
    'an order',
    'a filter',
    'a chosen filter',
    'a search',
    'a field of a search',
    'a link',
    'a path',
  ),
  async show({ open }, placed) {
    const at = (sink: string) => encodeURIComponent(textAt(placed, sink, 0, 'x').toWellFormed())
    const all: Readonly<Record<string, string>> = {
      'an order': `/order/${at('an order')}`,
      'a filter': `/finance/refunds?customerName=${at('a filter')}&status=${at('a chosen filter')}`,
      'a search': `/cs/search?fieldName=${at('a field of a search')}&fieldValue=${at('a search')}`,
      'a link': `/public/order/verification/${at('a link')}`,
      'a path': `/${at('a path')}`,
    }
    for (const [sink, address] of Object.entries(all)) if (isUsed(placed, sink)) await open(address)
  },
}

function isUsed(placed: Placed, sink: string): boolean {
  const others: Readonly<Record<string, string>> = {
    'a filter': 'a chosen filter',
    'a search': 'a field of a search',
  }
  return [sink, others[sink] ?? sink].some(one => (placed.get(one)?.length ?? 0) > 0)
}

function configured(configuration: object): HostilePage {
  const keys = ['applicationName', 'ventureCode', 'applicationCode', 'accessFlow', 'topMenu'] as const
  return {
    name: 'the configuration',
    sinks: sinks(1, ...keys),
    async show({ proxy, open }, placed) {
      const values = keys.flatMap(key => (placed.get(key) ?? []).map(value => [key, value] as const))
      const document = { ...configuration, ...Object.fromEntries(values) }
      void proxy.arm('GET /config.json', json(200, document))
      await open('/')
    },
  }
}
