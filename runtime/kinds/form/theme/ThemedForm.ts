import { type ThemeProps, withTheme } from '@rjsf/core'
import { SchemaField } from '../SchemaField.tsx'
import { templates } from './templates/templates.ts'
import { widgets } from './widgets/widgets.ts'

/** What draws the forms of the console; rjsf draws the rest. Each part of it is used by a form of the console. */
export const consoleTheme = { fields: { SchemaField }, templates, widgets } satisfies ThemeProps

/** A form of rjsf in the console's look. */
export const ThemedForm = withTheme(consoleTheme)
