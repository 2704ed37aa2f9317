import { type TemplatesType } from '@rjsf/utils'
import { BaseInputTemplate } from '../widgets/BaseInputTemplate.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './arrays.tsx'
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
  SubmitButton,
} from './buttons.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldHelpTemplate } from './notes.tsx'
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx'
import { CyclicSchemaExpandTemplate, WrapIfAdditionalTemplate } from './rare.tsx'

/** The templates that forms of the console draw, and those that rjsf has inaccessible; the others are those of rjsf. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate,
  ButtonTemplates: {
    AddButton,
    ClearButton,
    CopyButton,
    MoveDownButton,
    MoveUpButton,
    RemoveButton,
    SubmitButton,
  },
  CyclicSchemaExpandTemplate,
  DescriptionFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  WrapIfAdditionalTemplate,
} satisfies Partial<TemplatesType>
