import { type WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import { type ControlIds } from '../../../ui/Field.tsx'

/** What stands round a control, told by the template of its field. */
interface Notes {
  /** Of the control that is meant; others below it are named by themselves. */
  readonly id: string
  /** Id of the label that is seen; undefined: none is. */
  readonly labelId: string | undefined
  /** Ids of description, errors and help, as far as they are there. */
  readonly describedBy: string | undefined
  /** Names a control that has no label of its own. */
  readonly name: string
}

export const FieldNotes = createContext<Notes>({
  id: '',
  labelId: undefined,
  describedBy: undefined,
  name: 'Value',
})

/**
 * Joins a widget to its label, notes and errors. rjsf names every note that there could be; only those that are there are
 * named here. `group`: the control is no labelable element and is named by the id of the label.
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

/** Id of the record whose fields are the cells of a line; undefined: they are drawn as a group. */
export const RowContext = createContext<string | undefined>(undefined)
