import { defineEntities } from '../../../schemas/index.ts'

/** What the user who asks may do with a record, as the server says in it. */
export default defineEntities({
  allowedSteps: {
    label: 'Allowed steps',
    fields: {
      id: { type: 'id?', label: 'Record' },
      take: 'boolean?',
      takeOver: 'boolean?',
      release: 'boolean?',
      decide: 'boolean?',
      link: 'boolean?',
    },
  },
})
