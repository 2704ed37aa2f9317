import {
  allGridsKey,
  type ColumnsMemory,
  columnsMemoryKey,
  readColumnsMemory,
  writeColumnsMemory,
} from '../core/grid/columnsMemory.ts'
import { fittingSize } from '../core/grid/pages.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { knownUser } from './session/knownUser.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** How the user of this browser last arranged a grid; density and page size are those of all grids. */
export function gridMemory(parts: Parts, gridId: string): ColumnsMemory {
  const { memory } = parts.ports.browser
  const user = knownUser(parts)
  const { density, size } = readColumnsMemory(memory.get(allGridsKey(user)))
  const own = readColumnsMemory(memory.get(columnsMemoryKey(user, gridId)))
  const fitting = fittingSize(globalThis.innerHeight ?? 0, density ?? own.density)
  return { ...own, ...(density && { density }), ...(size !== undefined && { size }), fitting }
}

export function keepGridMemory(parts: Parts, gridId: string, arranged: ColumnsMemory): void {
  const { density, size, fitting: _, ...own } = arranged
  const user = knownUser(parts)
  keep(parts, columnsMemoryKey(user, gridId), own)
  keep(parts, allGridsKey(user), { ...(density && { density }), ...(size !== undefined && { size }) })
}

function keep({ ports }: Parts, key: string, memory: ColumnsMemory): void {
  const text = writeColumnsMemory(memory)
  if (text === '{}') ports.browser.memory.remove(key)
  else ports.browser.memory.set(key, text)
}
