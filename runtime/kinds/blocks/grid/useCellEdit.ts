import { useContext, useState, useSyncExternalStore } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { getOwn } from '../../../core/objects.ts'
import { EditsContext } from './EditsContext.ts'

/** The text typed into an input of a row, undefined while nothing was, and the way to change it. */
export function useCellEdit(row: Row, name: string): [text: string | undefined, set: (text: string) => void] {
  const edits = useContext(EditsContext)
  const [alone, setAlone] = useState<string>()
  const rowKey = edits?.keyOf(row) ?? ''
  const text = useSyncExternalStore(
    edits?.subscribe ?? never,
    () => edits && getOwn(edits.values, rowKey)?.[name],
  )
  return edits ? [text, next => edits.set(rowKey, name, next)] : [alone, setAlone]
}

const never = () => () => undefined
