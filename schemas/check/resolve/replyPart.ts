import { type NamedCall } from './vocabulary.ts'

/** The path to the value in the reply of a call, inside its envelope; absent: the whole reply. */
export function selectOf({ at = 'data' }: NamedCall): { select?: string } {
  if (at === '') return {}
  return { select: /^data(?:\.|$)/.test(at) ? at : `data.${at}` }
}
