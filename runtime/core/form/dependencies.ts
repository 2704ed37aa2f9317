import { type Condition } from '../../../schemas/index.ts'
import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'

/** By the name of a value: the names of the fields whose state, or whether they are emptied, depends on it. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>

/** Which field depends on which value; the field that chooses the profile is one that every field depends on. */
export function dependencies(form: CompiledForm): Dependencies {
  const map = new Map<string, Set<string>>()
  const depends = (field: string, value: string) => {
    const fields = map.get(value)
    if (fields) fields.add(field)
    else map.set(value, new Set([field]))
  }
  for (const field of form.fields) {
    for (const value of valuesSeenBy(field)) depends(field.name, value)
    if (form.profile) depends(field.name, form.profile.by)
  }
  return map
}

/** First steps of the paths that the conditions of a field look at; of a table of records also those of its fields. */
function valuesSeenBy(field: CompiledField): string[] {
  const conditions = [field.visible, field.enabled, field.required, field.clearWhen, field.saveWhen]
  const inner = field.kind === 'rows' ? field.fields.flatMap(valuesSeenBy) : []
  return [...conditions.flatMap(seenBy), ...inner]
}

function seenBy(condition: Condition | string | boolean | undefined): string[] {
  if (typeof condition !== 'object') return []
  if ('all' in condition) return condition.all.map(({ field }) => firstStep(field))
  if ('any' in condition) return condition.any.map(({ field }) => firstStep(field))
  return [firstStep(condition.field)]
}

function firstStep(path: string): string {
  return path.split('.')[0] ?? path
}
