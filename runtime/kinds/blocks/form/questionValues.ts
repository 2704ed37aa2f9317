import { type Format, type Formats } from '../../../../schemas/index.ts'
import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { type FormStore } from '../../../core/form/formStore.ts'
import { getOwn, valueAt } from '../../../core/objects.ts'
import { placeholders } from '../../../core/path.ts'
import { plainText } from '../../../core/text/displayText.ts'
import { formatted } from '../../cells/formattedText.ts'

type Answers = Pick<FormStore, 'get' | 'state' | 'surroundings'>

/**
 * The values that the question before a form is sent names: labels of options, others by their formats; `record.x` is a field
 * of its record. The currency of an amount in the form is a field of the form, else of the record.
 */
export function questionValues(store: Answers, text: string, formats: Formats): Record<string, string> {
  return Object.fromEntries(
    placeholders(text).map(name => [
      name,
      name.startsWith(ofRecord)
        ? recordText(store.surroundings().record, name.slice(ofRecord.length), getOwn(formats, name))
        : valueText(store, name, getOwn(formats, name)),
    ]),
  )
}

const ofRecord = 'record.'

function recordText(record: unknown, path: string, format: Format | undefined): string {
  const text = plainText(valueAt(record, path))
  return format && text !== '' && isRecord(record) ? formatted(format, text, record) : text
}

function valueText(store: Answers, name: string, format: Format | undefined): string {
  const chosen = [store.get(name)].flat()
  const { options = [] } = store.state(name)
  return chosen
    .map(value => {
      const option = options.find(one => one.value === value)
      const text = plainText(value)
      if (option || !format || text === '') return option?.label ?? text
      return formatted(format, text, format.kind === 'money' ? currencyOf(store, format.currency) : {})
    })
    .filter(one => one !== '')
    .join(', ')
}

function currencyOf(store: Answers, name: string): Readonly<Record<string, unknown>> {
  return { [name]: store.get(name) ?? valueAt(store.surroundings().record, name) }
}
