import { expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

/** Labels of what takes something away from somebody. */
const harm = /^(?:Block|Cancel|Close|Deactivate|Delete|Invalidate|Reject|Reset|Reverse|Stop|Switch off)\b/

interface Harm {
  readonly label: string
  readonly tone: unknown
  readonly asks: boolean
}

it('whatever does harm has the danger colour, and asks first', () => {
  const found = definitions.flatMap(({ file, screen }) => harmIn(screen.body).map(one => ({ file, ...one })))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ tone, asks }) => tone !== 'danger' || !asks)).toEqual([])
})

/** The actions with such a label, wherever they are; a form in a panel asks too. */
function harmIn(part: unknown): Harm[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(harmIn)
  if (!('label' in part) || typeof part.label !== 'string' || !harm.test(part.label)) return inside
  if (!('kind' in part) || (part.kind !== 'request' && part.kind !== 'open')) return inside
  const tone = 'tone' in part ? part.tone : undefined
  return [{ label: part.label, tone, asks: part.kind === 'open' || 'confirm' in part }, ...inside]
}
