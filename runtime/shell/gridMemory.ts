import {
  allGridsKey,
  type ColumnsMemory,
  columnsMemoryKey,
  keptColumns,
  writeColumnsMemory,
} from '../core/grid/columnsMemory.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { knownUserName } from './session/knownUserName.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** The user's last layout of a grid in this browser; density and page size are shared by all grids. */
export function gridMemory(parts: Parts, gridId: string): ColumnsMemory {
  return keptColumns(parts.ports.browser.memory, knownUserName(parts), gridId, globalThis.innerHeight ?? 0)
}

export function keepGridMemory(parts: Parts, gridId: string, arranged: ColumnsMemory): void {
  const { density, size, fitting: _, ...own } = arranged
  const user = knownUserName(parts)
  keep(parts, columnsMemoryKey(user, gridId), own)
  keep(parts, allGridsKey(user), { ...(density && { density }), ...(size !== undefined && { size }) })
}

function keep({ ports }: Parts, key: string, memory: ColumnsMemory): void {
  const text = writeColumnsMemory(memory)
  if (text === '{}') ports.browser.memory.remove(key)
  else ports.browser.memory.set(key, text)
}
