import { type WidgetProps } from '@rjsf/utils'
import { type ContextType, use, useState } from 'react'
import { formMessages } from '../../core/form/formMessages.ts'
import { type FoundOption } from '../../core/form/searchedOptions.ts'
import { announce } from '../../ui/announce.ts'
import { FieldNote } from '../../ui/Field.tsx'
import { SearchControl } from '../../ui/SearchControl.tsx'
import { type FoundItem } from '../../ui/SearchResults.tsx'
import { SearchedFieldContext } from './SearchedFieldContext.ts'
import { useControlIds } from './theme/FieldNotes.ts'
import { textOf } from './theme/widgets/BaseInputTemplate.tsx'
import { useOptionSearch } from './useOptionSearch.ts'

/** A choice among the records that a call finds. */
export function SearchWidget(props: WidgetProps) {
  const searched = use(SearchedFieldContext)
  return searched ? <Searched {...props} searched={searched} /> : null
}

/** Typed text from which nothing was chosen gives way to the value; a note names it. Emptied, there is no value. */
function Searched({ searched: { store, field, path }, ...props }: SearchedProps) {
  const { id, value, onBlur, onFocus } = props
  const [text, setText] = useState<string>()
  const [left, setLeft] = useState<string>()
  const { options, status, retry } = useOptionSearch(field, text)
  const ids = useControlIds(props)
  const noteId = left === undefined ? undefined : `${id}__left`
  const end = (note: string | undefined) => {
    setText(undefined)
    setLeft(note)
  }
  return (
    <>
      <SearchControl
        {...ids}
        describedBy={[noteId, ids.describedBy].filter(one => one !== undefined).join(' ') || undefined}
        name={props.htmlName ?? id}
        text={text}
        chosen={chosenItem(value, store.state(path).options ?? [])}
        options={options.map(itemOf)}
        status={status}
        required={props.required}
        locked={props.disabled === true || props.readonly === true}
        autoFocus={props.autofocus}
        onChoose={item => {
          end(undefined)
          const option = options.find(one => String(one.value) === item?.value)
          if (option) store.choose(path, option)
          else props.onChange(undefined)
        }}
        onText={next => {
          setLeft(undefined)
          const isEmpty = next.trim() === ''
          setText(isEmpty ? undefined : next)
          if (isEmpty) props.onChange(undefined)
        }}
        onClose={() => {
          const note = formMessages.nothingChosen(text?.trim() ?? '')
          end(note)
          announce(`${props.label}: ${note}`)
        }}
        onRetry={retry}
        onFocus={() => onFocus(id, value)}
        onBlur={() => onBlur(id, value)}
      />
      <FieldNote id={`${id}__left`} hint={left} error={undefined} />
    </>
  )
}

function chosenItem(value: unknown, known: readonly Omit<FoundOption, 'note'>[]): FoundItem | undefined {
  const text = textOf(value)
  if (text === '') return undefined
  return { value: text, label: known.find(one => String(one.value) === text)?.label ?? text, note: '' }
}

function itemOf({ value, label, note }: FoundOption): FoundItem {
  return { value: String(value), label, note }
}

interface SearchedProps extends WidgetProps {
  searched: NonNullable<ContextType<typeof SearchedFieldContext>>
}
