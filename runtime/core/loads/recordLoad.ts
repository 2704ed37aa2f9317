import { type CompiledScreen } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { placeholders } from '../path.ts'

/** Whether a screen is about what the load of this name brings: a 404 says that its record is missing. */
export function isRecordLoad({ path, loads }: Pick<CompiledScreen, 'path' | 'loads'>, name: string): boolean {
  const all = Object.values(loads)
  if (all.some(({ record }) => record !== undefined)) return own(loads, name)?.record !== undefined
  const inPath = placeholders(path)
  const first = all.find(
    ({ get, onError }) => onError.value === undefined && placeholders(get).some(one => inPath.includes(one)),
  )
  return first !== undefined && first === own(loads, name)
}
