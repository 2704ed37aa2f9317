import {
  type CreateRma,
  createRmaSchema,
  type FindOrder,
  findOrderSchema,
  type RmaPart,
  type RmaStep,
  rmaPartSchema,
  rmaStepSchema,
} from '../../../schemas/wire/rma.ts'
import { listComments } from '../comments/listComments.ts'
import { type Store } from '../database/store.ts'
import { settingList, settingNumber } from '../databaseSettings/settings.ts'
import { pdfOf } from '../files/pdf.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { listGrid } from '../grid/listGrid.ts'
import { findOrder } from '../orders/findOrder.ts'
import { listMethods } from '../refundMethods/methods.ts'
import { attachedFile } from '../server/attachedFile.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { acceptPart } from './acceptPart.ts'
import { changeRma, changeRmaItem } from './changeRma.ts'
import { createRma, orderToReturn } from './createRma.ts'
import { returnableItems } from './eligibility.ts'
import { addRmaEvent } from './events.ts'
import { findRma, rmaItems, rmaRow } from './findRma.ts'
import { rmasGrid } from './grid.ts'
import { rmaInfo } from './newRma.ts'
import { overrideEligibility } from './override.ts'
import { choices, itemConditions, returnMethods, returnReasons, rmaStatuses } from './rmaStatuses.ts'
import { rmaItemVerbs, rmaVerbs } from './rmaSteps.ts'

const readNew = requires<CreateRma>(createRmaSchema)
const readFind = requires<FindOrder>(findOrderSchema)
const readStep = requires<RmaStep>(rmaStepSchema)
const readPart = requires<RmaPart>(rmaPartSchema)
const view = ['return_index_csr'] as const
const create = ['cs_returns_create'] as const
const either = ['return_index_csr', 'cs_returns_create'] as const
const rma = '/api/rma'
const one = `${rma}/details/:id`

/** Returns, spec 2 §7.7; the calls that change something and those of grids are our own. Of two paths that match the first answers. */
export const returnCalls: readonly Call[] = [
  gridCall(`${rma}/grid`, view, rmasGrid),
  countCall(`${rma}/counts`, view, rmasGrid),
  totalCall(`${rma}/totals`, view, rmasGrid),
  get(`${rma}/filter`, view, ({ db }) => ({
    statuses: choices(rmaStatuses),
    returnMethods: choices(returnMethods),
    refundMethods: listMethods(db).map(({ alias, displayName }) => ({ value: alias, label: displayName })),
  })),
  get(`${rma}/config`, either, ({ db }) => ({
    windowDays: settingNumber(db, 'rma_window_days'),
    reasons: choices(returnReasons),
    conditions: choices(itemConditions),
    refundMethods: listMethods(db).map(({ alias, displayName }) => ({ value: alias, label: displayName })),
    pickupCountries: settingList(db, 'rma_pickup_countries'),
  })),
  get(`${rma}/return-method`, either, () => choices(returnMethods)),
  get(`${rma}/:salesordernumber`, create, ({ db }, param) => rmaInfo(db, param('salesordernumber'))),
  {
    method: 'POST',
    path: `${rma}/find-order`,
    access: create,
    answer: async ({ store, body }) => {
      const { salesOrderNumber } = readFind(await body())
      return { success: true, data: { orderNr: orderToReturn(store.db, salesOrderNumber) } }
    },
  },
  {
    method: 'POST',
    path: `${rma}/:salesordernumber`,
    access: create,
    answer: async ({ store, user, param, body }) => {
      const data = createRma(store, param('salesordernumber'), readNew(await body()), user.name)
      return { success: true, message: `Return ${data.rmaNr} was created.`, data }
    },
  },
  {
    method: 'POST',
    path: `${rma}/:salesordernumber/items/grid`,
    access: create,
    answer: async ({ store: { db }, param, body }) => {
      const options = readGridRequest(await body())
      const order = findOrder(db, param('salesordernumber'))
      const rows = returnableItems(db, order).map(({ line: _, overridable, ...item }) => ({
        ...item,
        price: item.price / 100,
        currency: String(order.currency),
        overridable: overridable ? 1 : 0,
      }))
      return listGrid(rows, newItemFields, options)
    },
  },
  {
    method: 'POST',
    path: `${rma}/:salesordernumber/items/:itemid/override`,
    access: ['rma-eligibility_override'],
    answer: async ({ store, user, param, body }) => {
      const { reason } = readStep(await body())
      overrideEligibility(store, param('salesordernumber'), param('itemid'), {
        user: user.name,
        reason: reason ?? '',
      })
      return { success: true, message: 'The item can be returned.' }
    },
  },
  get(one, view, ({ db }, param) => findRma(db, param('id'))),
  get(`${rma}/details/comment/:id`, view, ({ db }, param) =>
    listComments(db, 'rma', String(rmaRow(db, param('id')).id)),
  ),
  {
    method: 'POST',
    path: `${one}/items/grid`,
    access: view,
    answer: async ({ store: { db }, param, body }) =>
      listGrid(rmaItems(db, param('id')), itemFields, readGridRequest(await body())),
  },
  { method: 'POST', path: `${one}/label`, access: view, answer: label },
  ...rmaVerbs.map(
    (verb): Call => ({
      method: 'POST',
      path: `${one}/${verb}`,
      access: create,
      answer: async ({ store, user, param, body }) => {
        const change = { ...readStep(await body()), user: user.name }
        return { success: true, ...changeRma(store, param('id'), verb, change) }
      },
    }),
  ),
  {
    method: 'POST',
    path: `${one}/items/:itemid/accept-part`,
    access: create,
    answer: async ({ store, user, param, body }) => {
      const { accepted, ...sent } = readPart(await body())
      const change = { ...sent, user: user.name }
      return { success: true, message: acceptPart(store, param('id'), param('itemid'), accepted, change) }
    },
  },
  ...rmaItemVerbs.map(
    (verb): Call => ({
      method: 'POST',
      path: `${one}/items/:itemid/${verb}`,
      access: verb === 'cancel' ? ['rma_item_cancellation'] : create,
      answer: async ({ store, user, param, body }) => {
        const change = { ...readStep(await body()), user: user.name }
        return { success: true, message: changeRmaItem(store, param('id'), param('itemid'), verb, change) }
      },
    }),
  ),
]

const newItemFields = [
  ...['itemId', 'code', 'name', 'quantity', 'left', 'price', 'currency', 'eligibility', 'why', 'overridable'],
]
const itemFields = [
  ...['idItem', 'itemId', 'code', 'name', 'quantity', 'total', 'currency', 'reason', 'condition', 'state'],
  ...['note', 'rmaStatus'],
]

function get(
  path: string,
  access: Call['access'],
  data: (store: Store, param: CallRequest['param']) => unknown,
): Call {
  return {
    method: 'GET',
    path,
    access,
    answer: ({ store, param }) => ({ success: true, data: data(store, param) }),
  }
}

/** The shipping label as a file, recorded in the timeline; the customer prints it or shows it in the shop. */
function label({ store: { db, moment }, user, param }: CallRequest): Response {
  const { idRma, rmaNr, orderNr, customerName, address, trackingNr, returnMethodLabel } = findRma(
    db,
    param('id'),
  )
  addRmaEvent(db, Number(idRma), { kind: 'label', at: moment(), user: user.name })
  const lines = [
    `RETURN ${rmaNr}`,
    `Tracking ${trackingNr}   Order ${orderNr}`,
    `From: ${customerName}, ${address}`,
    'To: Returns, 12 Warehouse Road, Leeds LS1 1AA, United Kingdom',
    String(returnMethodLabel),
  ]
  return attachedFile(`label-${rmaNr}.pdf`, 'application/pdf', labelPdf(lines))
}

/** The shipping label of a return as a PDF of one small page. */
export function labelPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const page = lines.map((text, at) => ({ text, x: 20, y: 270 - at * 20, size: at === 0 ? 16 : 10 }))
  return pdfOf({ width: 420, height: 298, font: 'Helvetica' }, [page])
}
