import { type TemplatesType } from '@rjsf/utils'
import { BaseInputTemplate } from '../widgets/BaseInputTemplate.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './arrays.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { DescriptionFieldTemplate, FieldErrorTemplate } from './notes.tsx'
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx'

/** The templates that forms of the console draw; the others are those of rjsf. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate,
  DescriptionFieldTemplate,
  FieldErrorTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} satisfies Partial<TemplatesType>
