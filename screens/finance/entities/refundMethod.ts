import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refundMethod',
  key: 'idRefundMethod',
  label: 'Refund method',
  title: '{displayName}',
  fields: {
    idRefundMethod: { type: 'id', label: 'Id' },
    displayName: { type: 'text', label: 'Name' },
    alias: { type: 'text', label: 'Alias', exact: true },
    fieldCount: { type: 'integer', label: 'Fields', optional: true },
    requiredFields: { type: 'text', label: 'Required', sortable: false, optional: true },
    optionalFields: { type: 'text', label: 'Optional', sortable: false, optional: true },
    changedAt: { type: 'moment', label: 'Changed', time: false, optional: true },
    changedBy: { type: 'text', label: 'Changed by', size: 'm', optional: true },
    availableFields: { type: 'list', label: 'Fields', entity: 'refundMethodAvailableFields', optional: true },
    version: { type: 'integer', label: 'Version', sortable: false, optional: true },
  },
})
