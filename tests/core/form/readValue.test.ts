import { describe, expect, it } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { initialValues } from '../../../runtime/core/form/readValue.ts'

const every = [
  { value: 5, label: 'Every 5 minutes' },
  { value: 15, label: 'Every 15 minutes' },
]
const form = compileForm({
  id: 'sending',
  fields: [
    { kind: 'select', name: 'every', label: 'Sent', options: every },
    { kind: 'multiSelect', name: 'days', label: 'Days', options: every },
    { kind: 'select', name: 'queue', label: 'Queue', options: { load: 'queues' } },
  ],
})
const read = (record: unknown) => initialValues(form, record, 'UTC')

describe('value that the server sends as text', () => {
  it('becomes the option of the fixed list, so that it is sent with the type of the definition', () => {
    expect(read({ every: '15', days: ['5', 15] })).toMatchObject({ every: 15, days: [5, 15] })
  })

  it('is unchanged if the options come from the server, or do not include it', () => {
    expect(read({ every: '7', days: ['9'], queue: '3' })).toMatchObject({
      every: '7',
      days: ['9'],
      queue: '3',
    })
  })
})
