import { type Reference } from '../../schemas/index.ts'
import { getOwn, valueAt } from '../core/objects.ts'
import { useScreen } from './screen/ScreenContext.tsx'

/** Resolves references to parameters and loads of the open screen, as text; empty: there is no value. */
export function useReference(): (reference: Reference | undefined) => string {
  const { params, query, loads } = useScreen()
  return reference => {
    if (!reference) return ''
    const { param, field = '' } = reference
    const value =
      param === undefined ? valueAt(loads, field) : (getOwn(params, param) ?? getOwn(query, param))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}
