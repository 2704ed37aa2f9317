import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { contentType } from '../../sandbox/server/contentTypes.ts'
import { type Encoding } from './encoding.ts'

/** One file of the build, with its precompressed forms. */
export interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly forms: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>
}

const compressed = { '.br': 'br', '.gz': 'gzip' } as const

/**
 * All files of a build by their path in the address, read at once: a page that was loaded before the next build still
 * finds its chunks. Names that start with a dot are left out.
 */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => `${entry.parentPath}/${entry.name}`)
  const known = new Set(names)
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && known.has(name.slice(0, -3))) continue
    const bytes = new Uint8Array(readFileSync(name))
    const forms = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', bytes]])
    for (const [suffix, encoding] of Object.entries(compressed))
      if (known.has(name + suffix)) forms.set(encoding, new Uint8Array(readFileSync(name + suffix)))
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    files.set(name.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/'), {
      type: contentType(name),
      etag,
      forms,
    })
  }
  return files
}
