import { type FormEvent, useState } from 'react'
import { Button } from '../../../runtime/ui/Button.tsx'
import { ErrorSummary } from '../../../runtime/ui/ErrorSummary.tsx'
import { FormSection } from '../../../runtime/ui/FormSection.tsx'
import { Notice } from '../../../runtime/ui/Notice.tsx'
import { type Field } from '../../../schemas/index.ts'
import { benchForm } from './definition.ts'
import { drawField, type Errors, isShown, type Values } from './HandFields.tsx'
import { dropDraft, readDraft, useKeptDraft } from './handDraft.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/**
 * The form as one writes it by hand: its values in one state, its controls controlled; with a summary of what is wrong, a
 * draft in the browser and a question before it is left, as the console has them.
 */
export function BenchForm({ count }: { count: number }) {
  const [form] = useState(() => benchForm(count))
  const [values, setValues] = useState<Values>(readDraft)
  const [restored, setRestored] = useState(() => Object.keys(values).length > 0)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  useKeptDraft(values)
  const change = (name: string, value: string | number | boolean | null) => {
    setValues(({ [name]: _, ...others }) => (isEmpty(value) ? others : { ...others, [name]: value }))
    setErrors(before => (name in before ? without(before, name) : before))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setErrors(errorsOf(form.fields, values))
    setAttempt(attempt + 1)
  }
  const discard = () => {
    dropDraft()
    setValues({})
    setRestored(false)
  }
  return (
    <section>
      <h2 id="hand">Bench</h2>
      <LeaveQuestion asks={Object.keys(values).length > 0} />
      {restored && (
        <Notice
          heading="Draft restored"
          actions={
            <Button size="small" onClick={discard}>
              Discard
            </Button>
          }
          onDismiss={() => setRestored(false)}
        >
          Your earlier changes were restored. They are not saved yet.
        </Notice>
      )}
      <ErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({ id: `root_${name}`, text }))}
        attempt={attempt}
      />
      <form aria-labelledby="hand" onSubmit={submit} noValidate>
        {form.sections?.map((section, at) => (
          <FormSection key={section.title} title={section.title}>
            {form.fields
              .slice(at * 12, (at + 1) * 12)
              .map(field => drawField(field, { values, errors, change }))}
          </FormSection>
        ))}
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    </section>
  )
}

function isEmpty(value: string | number | boolean | null): value is '' | false | null {
  return value === '' || value === false || value === null
}

function without(errors: Errors, name: string): Errors {
  const { [name]: _, ...others } = errors
  return others
}

function errorsOf(fields: readonly Field[], values: Values): Errors {
  const wrong = fields.filter(
    field => field.required === true && isShown(field, values) && !(field.name in values),
  )
  return Object.fromEntries(wrong.map(({ name, label }) => [name, `${label} is required.`]))
}
