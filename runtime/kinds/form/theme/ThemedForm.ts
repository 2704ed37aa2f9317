import { withTheme } from '@rjsf/core'
import { SchemaField } from '../SchemaField.tsx'
import { rareTemplates } from './templates/rare.tsx'
import { templates } from './templates/templates.ts'
import { widgets } from './widgets/widgets.ts'

/** A form of rjsf in the console's look. */
export const ThemedForm = withTheme({
  fields: { SchemaField },
  templates: { ...templates, ...rareTemplates },
  widgets,
})
