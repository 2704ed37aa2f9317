import { createContext } from 'react'
import { type FormStore } from '../../core/form/formStore.ts'
import { type SearchedSelect } from '../../core/form/searchedOptions.ts'

/** A field whose options are searched. */
interface SearchedField {
  readonly store: FormStore
  readonly field: SearchedSelect
  /** `name`, or `table.0.name`. */
  readonly path: string
}

/** The field whose widget is being rendered, if its options are searched. */
export const SearchedFieldContext = createContext<SearchedField | undefined>(undefined)
