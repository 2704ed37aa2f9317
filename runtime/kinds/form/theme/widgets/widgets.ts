import { type Widget } from '@rjsf/utils'
import { CheckboxWidget, RadioWidget, SelectWidget } from './choices.tsx'
import { DateTimeWidget, DateWidget } from './dates.tsx'
import { PasswordWidget, TextareaWidget, TextWidget } from './lines.tsx'

/** The widgets that forms of the console draw; the others are those of rjsf. */
export const widgets: Readonly<Record<string, Widget>> = {
  CheckboxWidget,
  DateTimeWidget,
  DateWidget,
  PasswordWidget,
  RadioWidget,
  SelectWidget,
  TextareaWidget,
  TextWidget,
}
