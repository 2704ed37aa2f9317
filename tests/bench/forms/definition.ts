import { type Field, type Form } from '../../../schemas/index.ts'

const size = 12

/** A form of so many fields, a dozen to a section, of all kinds that a form of the console commonly has. */
export function benchForm(count: number): Form {
  const fields = Array.from({ length: count }, (_, at) => fieldAt(at))
  const sections = Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    title: `Section ${at + 1}`,
    fields: fields.slice(at * size, (at + 1) * size).map(({ name }) => name),
  }))
  return { id: 'bench', fields, sections }
}

function fieldAt(at: number): Field {
  const base = { name: `field${at}`, label: `Field ${at + 1}` }
  switch (at % size) {
    case 1:
      return { ...base, kind: 'select', options, required: true }
    case 2:
      // The one before it decides whether this one is there.
      return { ...base, kind: 'text', visible: { field: `field${at - 1}`, is: 'none' } }
    case 4:
      return { ...base, kind: 'number', min: 0, max: 1000 }
    case 6:
      return { ...base, kind: 'checkbox' }
    case 8:
      return { ...base, kind: 'date' }
    case 9:
      return { ...base, kind: 'choice', options }
    case 11:
      return { ...base, kind: 'text', rows: 3, maxLength: 200 }
    default:
      return { ...base, kind: 'text', required: true, help: 'As on the document.' }
  }
}

export const options = [
  { value: 'checking', label: 'Checking account' },
  { value: 'savings', label: 'Savings account' },
  { value: 'other', label: 'Other' },
]
