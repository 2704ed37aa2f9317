import { type ReactNode, useSyncExternalStore } from 'react'
import {
  type CompiledField,
  type CompiledFile,
  type CompiledLeaf,
  type CompiledNumber,
} from '../../../core/compile/compiledForm.ts'
import { type FormStore } from '../../../core/form/formStore.ts'
import { isOption } from '../../../core/form/options.ts'
import { linesOf } from '../../../core/form/readValue.ts'
import { type FormValue, type LeafValue, type RowValue, rowsOf } from '../../../core/form/values.ts'
import { displayBoolean, displayList, displayText } from '../../../core/text/displayText.ts'
import { displayNumber } from '../../../core/text/numbers.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import styles from './form.module.css'

/** The read-only values of a form: its visible fields but files, which no record has; check boxes as Yes and No (spec 1 §5). */
export function ReadView({
  store,
  level,
}: {
  store: FormStore /** Of the titles of its sections. */
  level: 2 | 3
}) {
  const Title = level === 2 ? 'h2' : 'h3'
  useSyncExternalStore(store.subscribeAll, store.start)
  return store.form.sections.map(({ title, fields }) => {
    const shown = fields
      .map(name => store.form.fields.find(field => field.name === name))
      .filter(field => field !== undefined)
      .filter(field => field.kind !== 'file')
      .filter(({ name }) => store.state(name).visible)
    return (
      <section key={title} className={styles.read} aria-label={title || undefined}>
        {title !== '' && <Title className={styles.title}>{title}</Title>}
        <DescriptionList
          items={shown.map(field => ({
            label: store.state(field.name).label,
            value: shownValue(store, field),
          }))}
        />
      </section>
    )
  })
}

function shownValue(store: FormStore, field: Exclude<CompiledField, CompiledFile>): ReactNode {
  const value = store.get(field.name)
  if (field.kind === 'text' && field.json && value !== '')
    return <code className={styles.code}>{String(value)}</code>
  if (field.kind === 'text' && field.list) return displayList(linesOf(String(value ?? '')), ',')
  if (field.kind === 'own') {
    const { called } = field
    if (called === undefined) return displayText(value)
    return displayList(
      rowsOf(value).map(row => displayText(row[called])),
      ',',
    )
  }
  if (field.kind !== 'rows') return leafText(store, field, field.name, value)
  return displayList(
    rowsOf(value).map((row, at) => rowText(store, field.fields, `${field.name}.${at}`, row)),
    ';',
  )
}

function rowText(store: FormStore, fields: readonly CompiledLeaf[], path: string, row: RowValue): string {
  return fields
    .filter(({ name }) => store.state(`${path}.${name}`).visible)
    .map(
      field => `${field.label}: ${leafText(store, field, `${path}.${field.name}`, row[field.name] ?? null)}`,
    )
    .join(', ')
}

function leafText(store: FormStore, field: CompiledLeaf, path: string, value: FormValue | LeafValue): string {
  if (field.kind === 'checkbox') return displayBoolean(value)
  // A fixed number of dots, so that the length of a secret is not revealed.
  if (field.kind === 'text' && field.masked && value !== '') return '••••••••'
  const { options } = store.state(path)
  const chosen = (one: unknown) =>
    options?.find(option => isOption(option, scalar(one)))?.label ?? displayText(one)
  if (Array.isArray(value)) return displayList(value.map(chosen), ',')
  if (field.kind === 'number' && value !== null) return numberText(field, store.state(path).unit, value)
  return chosen(value)
}

/** As its cells show it; a number without digits after the point may be a code, which has no separators. */
function numberText(
  { decimals = 0 }: CompiledNumber,
  unit: string | undefined,
  value: FormValue | LeafValue,
): string {
  if (decimals > 0) return displayNumber(value, { decimals, unit })
  return unit === undefined ? displayText(value) : `${displayText(value)} ${unit}`
}

function scalar(value: unknown): LeafValue {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
