import { isRecord } from '../../../schemas/wire/envelope.ts'

/** The calls of the lists into which screens import files of a type: two screens may import the same type into different lists. */
export function importCalls(screens: readonly unknown[], type: string): readonly string[] {
  return screens.flatMap(screen => [...callsIn(screen, type)])
}

function* callsIn(value: unknown, type: string): Iterable<string> {
  if (Array.isArray(value)) for (const one of value) yield* callsIn(one, type)
  if (!isRecord(value)) return
  const { call, import: into } = value
  if (typeof call === 'string' && isRecord(into) && String(into.type) === type) yield call
  for (const one of Object.values(value)) yield* callsIn(one, type)
}
