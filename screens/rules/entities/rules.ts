import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  ruleset: {
    title: '{label}',
    include: { record: ['changedBy'] },
    fields: {
      ruleset: 'id',
      label: { type: 'text', label: 'Ruleset', size: 'l' },
      decides: { type: 'text', label: 'Outcome', sortable: false },
      entities: { type: 'text', label: 'Entities', size: 'l' },
      rules: 'integer',
      active: 'integer',
      tags: {
        type: 'status',
        options: ['none', 'fixed', 'custom'],
        tones: { info: 'fixed', success: 'custom' },
      },
      changedAt: { as: 'rule.changedAt', time: false },
      right: {
        type: 'status',
        label: 'Access',
        options: [{ none: 'No access' }, 'view', { admin: 'Edit' }],
        tones: { info: 'view', success: 'admin' },
      },
    },
  },
  rule: {
    title: '{name}',
    include: { record: ['status', 'createdAt', 'createdBy', 'version'] },
    fields: {
      idRule: { type: 'id', label: 'Id' },
      priority: {
        type: 'integer?',
        min: 1,
        max: 10000,
        size: 's',
        help: "1 runs first. Leave blank to keep the rule's place, or to add a new rule last.",
      },
      name: { as: 'record.name', maxLength: 100, size: 'l' },
      rule: { type: 'text', copy: true, sortable: false },
      tagNames: { type: 'text', label: 'Tags', sortable: false, size: 'm' },
      changedAt: { type: 'moment', label: 'Last change' },
      changedBy: { as: 'record.changedBy', size: 'm' },
      tags: { type: 'list?', entity: 'ruleTag' },
      active: 'boolean',
    },
  },
  /** How many past orders a rule would have caught. */
  dryRun: {
    label: 'Dry run',
    fields: {
      idRule: 'id?',
      caught: { type: 'integer', label: 'Orders matched' },
      tried: { type: 'integer', label: 'Orders tested' },
      share: 'percent',
      skipped: { type: 'integer', label: 'Orders without the data' },
      samples: { type: 'list', entity: 'caughtOrder' },
    },
  },
  caughtOrder: {
    include: { order: ['customerName'], record: ['amount', 'currency'] },
    fields: {
      orderNr: { type: 'reference', label: 'Order Nr', entity: 'order' },
      createdAt: { type: 'moment', label: 'Ordered', time: false },
    },
  },
  ruleTag: { label: 'Tag', fields: { name: 'id' } },
  ruleData: {
    fields: {
      entities: { type: 'list', entity: 'ruleEntity' },
      tagsEnabled: 'boolean?',
      tags: { type: 'list?', entity: 'offeredTag' },
      customTags: 'boolean?',
    },
  },
  ruleEntity: {
    include: { record: ['label?'] },
    fields: { name: 'id', fields: { type: 'list', entity: 'ruleEntityField' } },
  },
  ruleEntityField: {
    fields: { name: 'id', type: 'text', config: { type: 'object?', entity: 'ruleFieldConfig' } },
  },
  ruleFieldConfig: { fields: { valueField: 'text?', labelField: 'text?' } },
  offeredTag: { fields: { id: 'id', name: 'text', isTag: 'boolean?' } },
  ruleMistake: {
    fields: { message: 'text', line: 'integer', charStartPositionInLine: 'integer?', charLength: 'integer?' },
  },
  matchingRule: { fields: { externalRuleId: 'id', name: 'text' } },
  samplingCategory: {
    label: 'Category',
    plural: 'Categories',
    title: '{name}',
    include: { record: ['status', 'changedBy', 'version'] },
    fields: {
      idCategory: { type: 'id', label: 'Id' },
      name: { type: 'text', label: 'Category', size: 'l' },
      share: {
        type: 'decimal',
        unit: '%',
        decimals: 2,
        min: 0,
        max: 100,
        help: 'Share of packages in this category that are opened and checked. Counters continue.',
      },
      reached: { type: 'decimal?', unit: '%', decimals: 2 },
      seen: { type: 'integer', label: 'Packages' },
      sampled: 'integer',
      since: { type: 'moment', label: 'Counted since', time: false },
      changedAt: { as: 'rule.changedAt', time: false },
      active: { type: 'boolean', label: 'Sample this category' },
    },
  },
})
