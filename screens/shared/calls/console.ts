import { defineCalls } from '../../../schemas/index.ts'

/** What the console asks by itself, whatever its screens are (spec 1 §7, 2 §4.2 and §7). */
export default defineCalls({
  calls: {
    swapToken: {
      post: '/api/navigation/swap-authenticate-token/{code}',
      reply: 'any',
      at: '',
      public: true,
      errors: [400],
    },
    googleState: { get: '/api/navigation/authenticate/state', reply: 'any', at: '', public: true },
    googleSignIn: {
      post: '/api/navigation/authenticate/google',
      body: { code: 'text', state: 'text', redirectUri: 'text', clientId: 'text' },
      optional: ['clientId'],
      reply: 'any',
      at: '',
      public: true,
    },
    logout: { get: '/api/navigation/logout', reply: 'any', at: '', public: true, changes: true },
    heldResources: { get: '/api/navigation/acl-resource', reply: 'texts' },
    holdsResource: { get: '/api/navigation/acl-permission/{resource}', reply: 'any', at: '' },
    menu: { get: '/api/navigation/menu', reply: 'any', at: '' },
    profile: { get: '/get-profile', reply: 'any', at: '' },
    notifications: { get: '/api/navigation/notification', reply: 'any', at: '' },
    readNotifications: { post: '/api/navigation/notification/{ids}' },
    removeNotification: { delete: '/api/navigation/notification/{id}' },
    removeNotifications: { delete: '/api/navigation/notification' },
    comments: { get: '/api/comment/{entity}/{id}', reply: 'any' },
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
    searchOrders: { get: '/api/oms/order-search/{fieldName}/{fieldValue}', reply: 'any', at: '' },
    savedFilters: { get: '/api/{module}/{functionality}/filters/saved', reply: 'any', at: 'customFilters' },
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
    download: { post: '/api/navigation/download/', reply: 'file' },
    importFile: { post: '/api/mass-import/import/{importType}', reply: 'any', at: '' },
    ruleData: { get: '/api/rules-engine/data-tree/{ruleset}', reply: 'any' },
    ruleFieldValues: {
      get: '/api/rules-engine/field-values/{entity}/{field}',
      query: { ruleset: 'text' },
      reply: 'any',
    },
    ruleEntity: { get: '/api/rules-engine/entity-provider/validator/{ruleset}/{entity}/{id}', reply: 'any' },
    validateRule: { post: '/api/rules-engine/validate', reply: 'any', at: '' },
    runRules: { post: '/api/rules-engine/rule-runner', reply: 'any', at: '' },
    runRule: { post: '/api/rules-engine/rule-runner/{idRule}', reply: 'any', at: '' },
  },
})
