import { defineEntities } from '../../../schemas/index.ts'

/** What the console asks for by itself, whatever its screens are (spec 1 §3 and §7). */
export default defineEntities({
  session: { fields: { satellizer: { type: 'text', label: 'Token', sensitive: true } } },
  signInState: { fields: { state: 'text' } },
  profile: { fields: { username: 'text', email: { type: 'text', personal: true } } },
  menu: { fields: { menu: { type: 'text', label: 'XML' }, resources: 'list?' } },
  notification: {
    include: { record: ['message', 'createdAt'] },
    fields: {
      id: 'id',
      readed: { type: 'boolean', label: 'Read' },
      inProgressId: 'id?',
      body: { type: 'object', entity: 'notificationBody' },
    },
  },
  notificationBody: { fields: { type: 'text', processType: 'text?', fileUrl: 'text?' } },
  comment: {
    include: { record: ['createdAt'] },
    fields: {
      commentId: 'id',
      parentCommentId: 'id?',
      entityId: 'id?',
      entityType: 'text?',
      content: 'text',
      user: { type: 'object?', entity: 'commentAuthor' },
      commentTitle: 'text?',
      isIssue: 'boolean?',
      commentType: { type: 'object?', entity: 'commentType' },
      canReply: 'boolean?',
      isAnswered: 'boolean?',
      isOpened: 'boolean?',
    },
  },
  commentAuthor: { fields: { username: 'text?' } },
  commentType: { fields: { name: 'text', commentTypeId: 'id?' } },
  attachment: {
    include: { record: ['createdAt', 'createdBy'] },
    fields: {
      idAttachment: 'id',
      name: { as: 'record.name', example: 'receipt-4711.pdf' },
      type: { type: 'text', example: 'application/pdf' },
      size: { type: 'integer', unit: 'bytes' },
      removable: 'boolean',
    },
  },
  orderSearchResult: {
    key: 'orderNr',
    fields: {
      result: { type: 'status', options: { ONE: 'One', MULTIPLE: 'Several' } },
      orderNr: { type: 'reference?', label: 'Order Nr', entity: 'order' },
    },
  },
  foundRecord: {
    fields: {
      group: { type: 'text', example: 'Orders' },
      title: { type: 'text', example: 'Order 536365' },
      note: { type: 'text', example: 'Ann Webb · 139.12 GBP' },
      screen: { type: 'text', example: 'order' },
      params: 'json',
    },
  },
  defaultFilter: { fields: { index: 'text', value: 'json', condition: 'text?' } },
  savedFilter: { fields: { idFilter: 'id', description: 'text', filters: 'json' } },
  importOutcome: {
    include: { record: ['message?'] },
    fields: { response: 'text', success: 'boolean?', errors: { type: 'list?', entity: 'refusedLine' } },
  },
  refusedLine: { key: 'line', include: { record: ['message'] }, fields: { line: 'integer' } },
})
