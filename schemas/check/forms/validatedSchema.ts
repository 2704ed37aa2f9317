import { type AnySchema } from 'ajv'
import { type Form } from '../../index.ts'
import { type FormSchema, rjsfForm } from '../../rjsfForm.ts'

/** The schema of a form as its validator is compiled: without what is only drawn, which its code would carry into the page. */
export function validatedSchema(form: Form): AnySchema {
  return validated(rjsfForm(form).schema)
}

function validated(schema: FormSchema): object {
  const { title: _, description: __, default: ___, format: ____, properties, items, ...kept } = schema
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([keyword]) => !drawn.has(keyword))),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, validated(property)]),
      ),
    }),
    ...(items && { items: validated(items) }),
  }
}

/** Days are read by the calendar of the runtime. */
const drawn = new Set(['formatMinimum', 'formatMaximum'])
