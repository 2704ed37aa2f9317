import { useState } from 'react'
import { numberProblem } from '../../../core/text/numberProblem.ts'
import { afterPress } from '../../../ui/afterPress.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'

/** A number; once it is left, the range stands beside one that is outside of it. */
export function NumberEntry(drawn: DrawnOf<'number'>) {
  const { field, path, store, now } = drawn
  const [left, setLeft] = useState(false)
  const look = lookOf(drawn)
  const value = typeof now.value === 'number' ? now.value : null
  const problem = left && value !== null && now.state.enabled ? numberProblem(value, field) : undefined
  return (
    <NumberField
      {...look}
      error={look.error ?? problem}
      value={value}
      min={field.min}
      max={field.max}
      decimals={field.decimals}
      clamp={field.clamp}
      unit={field.unit === '' ? undefined : field.unit}
      disabled={!now.state.enabled}
      onChange={typed => {
        setLeft(false)
        store.set(path, typed)
      }}
      onBlur={() => afterPress(() => setLeft(true))}
    />
  )
}
