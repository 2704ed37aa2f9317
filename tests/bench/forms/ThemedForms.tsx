import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { ThemedForm as Form } from '../../../runtime/kinds/form/theme/ThemedForm.ts'
import { LateInput } from './LateInput.tsx'
import { plainSchema } from './PlainForm.tsx'

/** The form of plain rjsf in the console's theme, its values in one state. */
export function ThemedForm({ count }: { count: number }) {
  return <Themed count={count} templates={{}} />
}

/** The same, whose lines of text report what was typed once the typing pauses. */
export function ThemedLateForm({ count }: { count: number }) {
  return <Themed count={count} templates={{ BaseInputTemplate: LateInput }} />
}

function Themed({ count, templates }: ThemedProps) {
  const [{ schema, uiSchema }] = useState(() => plainSchema(count))
  const [values, setValues] = useState<unknown>({})
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      templates={templates}
      validator={validator}
      formData={values}
      onChange={({ formData }) => setValues(formData)}
      noHtml5Validate
    />
  )
}

interface ThemedProps {
  count: number
  templates: { BaseInputTemplate?: typeof LateInput }
}
