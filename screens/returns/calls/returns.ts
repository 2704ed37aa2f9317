import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/rma',
  of: 'rmaItem',
  calls: {
    rmaFilters: { get: '/filter', one: 'returnFilters' },
    findReturnableOrder: { post: '/find-order', one: 'foundOrder' },
    rmas: { grid: '/grid', totals: true, many: 'rma', counts: true },
    rma: { get: '/details/{id}', one: 'rma' },
    receiveRma: { post: '/details/{idRma}/receive' },
    refundRma: { post: '/details/{idRma}/refund', one: 'endedInspection' },
    handInRma: { post: '/details/{idRma}/hand-in' },
    rmaLabel: { post: '/details/{idRma}/label', reply: 'file' },
    cancelRma: { post: '/details/{idRma}/cancel', version: true, body: ['note'] },
    rmaItems: { grid: '/details/{id}/items/grid' },
    acceptRmaItem: { post: '/details/{id}/items/{itemId}/accept' },
    acceptPartOfRmaItem: {
      post: '/details/{id}/items/{itemId}/accept-part',
      body: ['accepted', 'reason', 'note?'],
    },
    rejectRmaItem: { post: '/details/{id}/items/{itemId}/reject', body: ['reason', 'note?'] },
    cancelRmaItem: { post: '/details/{id}/items/{itemId}/cancel', body: ['reason', 'note?'] },
    rmaComments: { get: '/details/comment/{id}', many: 'comment' },
    returnableOrder: { get: '/{salesOrderNumber}', one: 'returnableOrder' },
    returnChoices: { get: '/config', one: 'returnChoices' },
    returnMethods: { get: '/return-method', many: 'choice' },
    returnableItems: { grid: '/{salesOrderNumber}/items/grid', many: 'returnableItem' },
    overrideItem: { post: '/{salesOrderNumber}/items/{itemId}/override', body: ['reason'] },
    createRma: {
      post: '/{salesOrderNumber}',
      of: 'returnableOrder',
      one: 'createdRma',
      body: ['items', 'returnMethod', 'pickupAt?', 'refundMethod', 'note?'],
    },
  },
})
