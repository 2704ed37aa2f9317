import { useEffect, useState } from 'react'
import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { type FormStore } from '../../../core/form/formStore.ts'
import { type FormValues, sameValue } from '../../../core/form/values.ts'

/** The reply of a dry run. */
export interface DryRunReply {
  readonly way: CompiledSubmit
  /** The values that were tried. */
  readonly values: FormValues
  readonly reply: unknown
}

/** The last reply of a dry run, until a value changes: it says nothing about others. */
export function useDryRunReply(store: FormStore) {
  const [tried, setTried] = useState<DryRunReply>()
  useEffect(() => {
    if (!tried) return undefined
    const check = () => {
      if (!isAbout(store, tried.values)) setTried(undefined)
    }
    // Something may have been typed while it was sent.
    check()
    return store.subscribeAll(check)
  }, [store, tried])
  return [tried, setTried] as const
}

function isAbout(store: FormStore, values: FormValues): boolean {
  return store.form.fields.every(({ name }) => sameValue(store.get(name), values[name] ?? null))
}
