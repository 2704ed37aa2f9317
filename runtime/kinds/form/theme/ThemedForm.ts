import { type ThemeProps, withTheme } from '@rjsf/core'
import { type TemplatesType, type Widget } from '@rjsf/utils'
import { SchemaField } from '../SchemaField.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './templates/arrays.tsx'
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldTemplate } from './templates/FieldTemplate.tsx'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx'
import { BaseInputTemplate } from './widgets/BaseInputTemplate.tsx'
import { CheckboxWidget, RadioWidget, SelectWidget } from './widgets/choices.tsx'
import { FileWidget } from './widgets/FileWidget.tsx'
import { DateTimeWidget, DateWidget, PasswordWidget, TextareaWidget, TextWidget } from './widgets/lines.tsx'

/** The templates used by forms of the console; the others are those of rjsf. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate,
  DescriptionFieldTemplate,
  FieldErrorTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} satisfies Partial<TemplatesType>

/** The widgets used by forms of the console; the others are those of rjsf. */
export const widgets: Readonly<Record<string, Widget>> = {
  CheckboxWidget,
  DateTimeWidget,
  DateWidget,
  FileWidget,
  PasswordWidget,
  RadioWidget,
  SelectWidget,
  TextareaWidget,
  TextWidget,
}

/** The theme of the console; rjsf renders the rest. Each part of it is used by a form of the console. */
export const consoleTheme = { fields: { SchemaField }, templates, widgets } satisfies ThemeProps

/** A form of rjsf in the console's look. */
export const ThemedForm = withTheme(consoleTheme)
