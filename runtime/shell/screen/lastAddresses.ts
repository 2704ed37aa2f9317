import { type Memory } from '../../ports/browser.ts'

const prefix = 'console.last.'

/** The address, query included, at which a path was last open in this tab: the way back to a list is to the same page. */
export function lastAddress(memory: Memory, path: string): string {
  return memory.get(prefix + path) ?? path
}

export function rememberAddress(memory: Memory, path: string, search: string): void {
  if (search === '') memory.remove(prefix + path)
  else memory.set(prefix + path, path + search)
}
