import { type WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import { type ControlIds } from '../../../ui/Field.tsx'

/** Ids and name around a control, provided by its field template. */
interface Notes {
  /** Id of the control; nested ones name themselves. */
  readonly id: string
  /** Id of the visible label; undefined: none. */
  readonly labelId: string | undefined
  /** Ids of description, errors and help, if present. */
  readonly describedBy: string | undefined
  /** Name of a control without a label. */
  readonly name: string
}

export const FieldNotes = createContext<Notes>({
  id: '',
  labelId: undefined,
  describedBy: undefined,
  name: 'Value',
})

/**
 * Connects a widget to its label, notes and errors. rjsf lists the ids of all possible notes; only existing
 * ones are used here. `group`: the control is not labelable and is named by the id of the label.
 */
export function useControlIds(
  { id, label, placeholder, rawErrors = [] }: WidgetProps,
  group: 'single' | 'group' = 'single',
): ControlIds {
  const notes = use(FieldNotes)
  const own = notes.id === id
  const labelId = own ? notes.labelId : undefined
  return {
    id,
    label: labelId === undefined ? label || placeholder || notes.name : undefined,
    labelledBy: group === 'group' ? labelId : undefined,
    describedBy: own ? notes.describedBy : undefined,
    invalid: rawErrors.length > 0,
  }
}

/** Id of the record whose fields are cells of a line; undefined: they are rendered as a group. */
export const RowContext = createContext<string | undefined>(undefined)
