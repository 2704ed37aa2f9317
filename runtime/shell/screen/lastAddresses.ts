import { type Browser, type Memory } from '../../ports/browser.ts'
import { type Ports } from '../../ports/ports.ts'
import { sessionMark } from '../session/keptUser.ts'

const key = 'console.last'
/** Maximum number of remembered paths; the least recently opened are removed first. */
const most = 50

interface Kept {
  readonly browser: Pick<Browser, 'memory' | 'tabMemory'>
  readonly session: Pick<Ports['session'], 'token'>
}

/**
 * The last address of a path in this session, query included, so that the way back to a list opens the same
 * page. Addresses of this tab go first; a record opened in a new tab returns to the list of the other tab.
 */
export function lastAddress({ browser, session }: Kept, path: string): string {
  const mark = sessionMark(session.token())
  for (const memory of [browser.tabMemory, browser.memory])
    for (const [known, search] of read(memory, mark)) if (known === path) return path + search
  return path
}

export function rememberAddress({ browser, session }: Kept, path: string, search: string): void {
  const mark = sessionMark(session.token())
  for (const memory of [browser.tabMemory, browser.memory]) {
    const others = read(memory, mark).filter(([known]) => known !== path)
    memory.set(key, JSON.stringify([mark, ...[[path, search], ...others].slice(0, most)]))
  }
}

/** Paths and queries, newest first; empty for another session. */
function read(memory: Memory, mark: string): readonly (readonly [string, string])[] {
  try {
    const found: unknown = JSON.parse(memory.get(key) ?? '[]')
    if (!Array.isArray(found) || found[0] !== mark) return []
    return found.flatMap(entry =>
      Array.isArray(entry) ? [[String(entry[0]), String(entry[1])] as const] : [],
    )
  } catch {
    return []
  }
}
