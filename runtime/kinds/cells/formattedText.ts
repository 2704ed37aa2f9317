import { type Format, type Formats } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { getOwn, valueAt } from '../../core/objects.ts'
import { placeholders } from '../../core/path.ts'
import { plainText } from '../../core/text/displayText.ts'
import { kind as date } from './date.tsx'
import { money, number } from './numbers.tsx'
import { kind as status } from './status.tsx'
import { boolean } from './texts.tsx'

/** Placeholder of a text -> the value of that field as its format writes it; an empty text for an empty value. */
export function formattedValues(text: string, row: Row, formats: Formats): Record<string, string> {
  return Object.fromEntries(
    placeholders(text).map(name => {
      const value = valueAt(row, name)
      const format = getOwn(formats, name)
      const isPlain = format === undefined || plainText(value) === ''
      return [name, isPlain ? plainText(value) : formatted(format, value, row)]
    }),
  )
}

/** The value as its format writes it; the currency of an amount is in the row. */
export function formatted(format: Format, value: unknown, row: Row): string {
  switch (format.kind) {
    case 'boolean':
      return boolean.text(format, value, row)
    case 'date':
      return date.text(format, value, row)
    case 'money':
      return money.text(format, value, row)
    case 'number':
      return number.text(format, value, row)
    case 'status':
      return status.text(format, value, row)
  }
}
