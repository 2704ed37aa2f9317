import {
  type ColumnsMemory,
  columnsMemoryKey,
  readColumnsMemory,
  writeColumnsMemory,
} from '../core/grid/columnsMemory.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { knownUser } from './session/knownUser.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** How the user of this browser last arranged a grid. */
export function gridMemory(parts: Parts, gridId: string): ColumnsMemory {
  return readColumnsMemory(parts.ports.browser.memory.get(columnsMemoryKey(knownUser(parts), gridId)))
}

export function keepGridMemory(parts: Parts, gridId: string, memory: ColumnsMemory): void {
  const key = columnsMemoryKey(knownUser(parts), gridId)
  const text = writeColumnsMemory(memory)
  if (text === '{}') parts.ports.browser.memory.remove(key)
  else parts.ports.browser.memory.set(key, text)
}
