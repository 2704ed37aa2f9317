import { type FormStore } from '../../../core/form/formStore.ts'
import { fillText, placeholders } from '../../../core/path.ts'
import { plainText } from '../../../core/text/displayText.ts'

/** The question before a form is sent, with the values of its fields; of one with options their labels. */
export function questionText(store: Pick<FormStore, 'get' | 'state'>, text: string): string {
  return fillText(text, Object.fromEntries(placeholders(text).map(name => [name, valueText(store, name)])))
}

function valueText(store: Pick<FormStore, 'get' | 'state'>, name: string): string {
  const chosen = [store.get(name)].flat()
  const { options = [] } = store.state(name)
  return chosen
    .map(value => options.find(option => option.value === value)?.label ?? plainText(value))
    .filter(one => one !== '')
    .join(', ')
}
