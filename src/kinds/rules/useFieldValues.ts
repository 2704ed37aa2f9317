import { useMemo } from 'react'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { readId, readText } from '../../../schemas/wire/envelope.ts'
import { readRuleValues } from '../../../schemas/wire/rules.ts'
import { ruleCalls } from './calls.ts'
import { type FieldValue, type ValuesOf } from './completions.ts'
import { fieldNamed, type RuleTree } from './ruleTree.ts'

/** Loads the values of a field once; after a failure the next request retries. */
export function useFieldValues(tree: RuleTree | null | undefined, ruleset: string): ValuesOf {
  const { call } = useRuntime()
  return useMemo(() => {
    const known = new Map<string, Promise<readonly FieldValue[]>>()
    function again(key: string): readonly FieldValue[] {
      known.delete(key)
      return []
    }
    async function ask(entity: string, field: string): Promise<readonly FieldValue[]> {
      const { valueField = '', labelField = '' } = (tree && fieldNamed(tree, entity, field)) ?? {}
      const path = ruleCalls.values(entity, field)
      const reply = await call(
        { method: 'GET', path, query: { ruleset } },
        { ignores404: true, background: true },
      )
      const rows = reply.ok ? readRuleValues(reply.data) : undefined
      if (!rows) return again(`${entity}.${field}`)
      return rows.flatMap(row => {
        const value = readId(row[valueField])
        return value === undefined ? [] : [{ value: String(value), label: readText(row[labelField]) }]
      })
    }
    return (entity, field) => {
      const key = `${entity}.${field}`
      const asked = known.get(key) ?? ask(entity, field).catch(() => again(key))
      known.set(key, asked)
      return asked
    }
  }, [tree, ruleset, call])
}
