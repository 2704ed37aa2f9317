import { type TemplatesType } from '@rjsf/utils'
import { BaseInputTemplate } from '../widgets/BaseInputTemplate.tsx'
import { ArrayFieldItemButtonsTemplate } from './ArrayFieldItemButtonsTemplate.tsx'
import {
  ArrayFieldDescriptionTemplate,
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ArrayFieldTitleTemplate,
} from './arrays.tsx'
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
  SubmitButton,
} from './buttons.tsx'
import { ErrorListTemplate } from './ErrorListTemplate.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import {
  FallbackFieldTemplate,
  GridTemplate,
  MultiSchemaFieldTemplate,
  WrapIfAdditionalTemplate,
} from './layout.tsx'
import {
  DescriptionFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  TitleFieldTemplate,
} from './notes.tsx'
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx'
import {
  CyclicSchemaExpandTemplate,
  OptionalDataControlsTemplate,
  UnsupportedFieldTemplate,
} from './rare.tsx'

/** Every template that rjsf knows; one that is missing does not compile. */
export const templates: TemplatesType = {
  ArrayFieldDescriptionTemplate,
  ArrayFieldItemButtonsTemplate,
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ArrayFieldTitleTemplate,
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
  ErrorListTemplate,
  FallbackFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  GridTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
  TitleFieldTemplate,
  UnsupportedFieldTemplate,
  WrapIfAdditionalTemplate,
}
