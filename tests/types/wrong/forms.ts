import { defineForm, type Field, type Form } from '../../../schemas/index.ts'

// @ts-expect-error: "txt" is no kind of field
export const unknownKind: Field = { kind: 'txt', name: 'a', label: 'A' }

// @ts-expect-error: a select has options
export const withoutOptions: Field = { kind: 'select', name: 'a', label: 'A' }

// @ts-expect-error: a key of one kind is no key of another
export const lengthOfNumber: Field = { kind: 'number', name: 'a', label: 'A', maxLength: 3 }

// @ts-expect-error: false is the default, and defaults are never written
export const notRequired: Field = { kind: 'text', name: 'a', label: 'A', required: false }

// @ts-expect-error: states are positive and take a condition
export const hidden: Field = { kind: 'text', name: 'a', label: 'A', hidden: true }

// @ts-expect-error: character sets are named by the language
export const unknownCharset: Field = { kind: 'text', name: 'a', label: 'A', charset: 'latin' }

export const rowsInRows: Field = {
  kind: 'rows',
  name: 'a',
  label: 'A',
  add: 'Add',
  // @ts-expect-error: no word contains itself
  fields: [{ kind: 'rows', name: 'b', label: 'B', add: 'Add', fields: [] }],
}

export const fileInRows: Field = {
  kind: 'rows',
  name: 'a',
  label: 'A',
  // @ts-expect-error: a table of records is sent as JSON, which has no files
  fields: [{ kind: 'file', name: 'b', label: 'B' }],
}

// @ts-expect-error: a form names its fields
export const withoutFields: Form = { id: 'a' }

export const unknownMethod = defineForm({
  id: 'a',
  fields: [{ kind: 'text', name: 'a', label: 'A' }],
  // @ts-expect-error: a form is sent with a method that changes something
  submit: { call: '/api/a', method: 'GET' },
})

export const draftWritten = defineForm({
  id: 'a',
  fields: [{ kind: 'text', name: 'a', label: 'A' }],
  // @ts-expect-error: true is the default, and defaults are never written
  draft: true,
})
