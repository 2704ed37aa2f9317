import { memo } from 'react'
import { useFieldNow } from './FormStoreContext.ts'
import { drawField } from './fields/drawField.tsx'
import { type StoreFieldProps } from './fields/drawn.ts'

/** One field of a store, drawn again only when something of its own has changed; while it is hidden, nothing. */
export const StoreField = memo(function StoreField(props: StoreFieldProps) {
  const now = useFieldNow(props.store, props.path)
  return now.state.visible ? drawField({ ...props, now, Inner: StoreField }) : null
})
