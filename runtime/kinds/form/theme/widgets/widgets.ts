import { type Widget } from '@rjsf/utils'
import { CheckboxesWidget, CheckboxWidget, RadioWidget, SelectWidget } from './choices.tsx'
import { AltDateTimeWidget, AltDateWidget, DateTimeWidget, DateWidget, TimeWidget } from './dates.tsx'
import { FileWidget } from './FileWidget.tsx'
import {
  ColorWidget,
  EmailWidget,
  HiddenWidget,
  PasswordWidget,
  TextareaWidget,
  TextWidget,
  UpDownWidget,
  URLWidget,
} from './lines.tsx'
import { RangeWidget, RatingWidget } from './numbers.tsx'

/** Every widget that rjsf knows; a test holds the list beside that of its default theme. */
export const widgets: Readonly<Record<string, Widget>> = {
  AltDateTimeWidget,
  AltDateWidget,
  CheckboxesWidget,
  CheckboxWidget,
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  FileWidget,
  HiddenWidget,
  PasswordWidget,
  RadioWidget,
  RangeWidget,
  RatingWidget,
  SelectWidget,
  TextareaWidget,
  TextWidget,
  TimeWidget,
  UpDownWidget,
  URLWidget,
}
