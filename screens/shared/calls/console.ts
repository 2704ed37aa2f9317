import { defineCalls } from '../../../schemas/index.ts'

/** What the console asks by itself, whatever its screens are (spec 1 §7, 2 §4.2 and §7). */
export default defineCalls({
  calls: {
    swapToken: {
      post: '/api/navigation/swap-authenticate-token/{code}',
      one: 'session',
      at: '',
      public: true,
      errors: [400],
    },
    googleState: { get: '/api/navigation/authenticate/state', one: 'signInState', at: '', public: true },
    googleSignIn: {
      post: '/api/navigation/authenticate/google',
      body: { code: 'text', state: 'text', redirectUri: 'text', clientId: 'text' },
      optional: ['clientId'],
      one: 'session',
      at: '',
      public: true,
    },
    logout: { get: '/api/navigation/logout', reply: 'message', public: true, changes: true },
    heldResources: { get: '/api/navigation/acl-resource', reply: 'texts' },
    holdsResource: {
      // A map of the resource to a flag, or that flag in `hasPermission`: the specification has both.
      get: '/api/navigation/acl-permission/{resource}',
      reply: 'any',
      at: '',
    },
    menu: { get: '/api/navigation/menu', one: 'menu', at: '' },
    profile: { get: '/get-profile', one: 'profile' },
    notifications: { get: '/api/navigation/notification', many: 'notification', at: '' },
    readNotifications: { post: '/api/navigation/notification/{ids}' },
    removeNotification: { delete: '/api/navigation/notification/{id}' },
    removeNotifications: { delete: '/api/navigation/notification' },
    comments: { get: '/api/comment/{entity}/{id}', many: 'comment' },
    commentCount: { get: '/api/comment/count/{entity}/{id}', reply: 'number', at: 'commentCount' },
    addComment: {
      post: '/api/comment/',
      body: {
        entityType: 'text',
        entityId: 'id',
        content: 'text',
        isIssue: 'boolean',
        parentCommentId: 'id',
        closeIssue: 'boolean',
      },
      optional: ['isIssue', 'parentCommentId', 'closeIssue'],
    },
    // Beyond the specification: the files that belong to a record.
    attachments: { get: '/api/attachments/{entity}/{id}', many: 'attachment' },
    addAttachment: {
      post: '/api/attachments/{entity}/{id}',
      body: { file: 'file' },
      errors: [400, 404, 409],
    },
    attachmentFile: { get: '/api/attachments/{entity}/{id}/{idAttachment}', reply: 'file' },
    removeAttachment: { delete: '/api/attachments/{entity}/{id}/{idAttachment}' },
    searchOrders: { get: '/api/oms/order-search/{fieldName}/{fieldValue}', one: 'orderSearchResult', at: '' },
    // Beyond the specification: records of every kind that the user may open, by number or name.
    searchRecords: { get: '/api/navigation/search/{text}', many: 'foundRecord' },
    savedFilters: {
      get: '/api/{module}/{functionality}/filters/saved',
      many: 'savedFilter',
      at: 'customFilters',
    },
    saveFilter: {
      post: '/api/{module}/{functionality}/filters/saved',
      body: { description: 'text', filters: 'json' },
      resource: 'grid-saved_filters',
    },
    removeFilter: {
      delete: '/api/{module}/{functionality}/filters/saved/{idFilter}',
      resource: 'grid-saved_filters',
    },
    report: {
      post: '/api/report',
      body: { reportType: 'text', columns: 'json', gridRequest: 'json' },
      optional: ['columns'],
    },
    download: {
      post: '/api/navigation/download/',
      body: { notificationId: 'id', fileId: 'id', fileName: 'text' },
      optional: ['notificationId', 'fileId', 'fileName'],
      reply: 'file',
    },
    importFile: { post: '/api/mass-import/import/{importType}', one: 'importOutcome', at: '' },
    ruleData: { get: '/api/rules-engine/data-tree/{ruleset}', one: 'ruleData' },
    ruleFieldValues: {
      // Rows that hold each value under the key that the data tree names.
      get: '/api/rules-engine/field-values/{entity}/{field}',
      query: { ruleset: 'text' },
      reply: 'any',
    },
    ruleEntity: {
      // The fields that the data tree names for this entity.
      get: '/api/rules-engine/entity-provider/validator/{ruleset}/{entity}/{id}',
      reply: 'any',
    },
    validateRule: {
      post: '/api/rules-engine/validate',
      body: { rule: 'text', ruleset: 'text' },
      many: 'ruleMistake',
    },
    runRules: {
      // The first rule that matches, or all of them: `method` says which.
      post: '/api/rules-engine/rule-runner',
      body: { ruleset: 'text', entities: 'json', method: 'text' },
      reply: 'any',
    },
    runRule: {
      post: '/api/rules-engine/rule-runner/{idRule}',
      body: { id: 'id', entities: 'json' },
      one: 'matchingRule',
    },
  },
})
