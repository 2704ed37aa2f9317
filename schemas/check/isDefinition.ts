/** What a definition file defines. */
export type FileKind = 'screen' | 'entity' | 'calls' | 'resources'

/** Whether a path below the root holds a definition: `parts` folders and `screens/shared` hold parts of them. */
export function isDefinition(path: string): boolean {
  return fileKind(path) !== undefined
}

/** What a file below `screens` defines; undefined for parts and for other files. */
export function fileKind(path: string): FileKind | undefined {
  if (!/^screens\/.*\.(?:ts|json)$/.test(path) || path.endsWith('.d.ts')) return undefined
  if (/^screens\/[^/]+\/resources\.\w+$/.test(path)) return 'resources'
  const [, folder] = /^screens\/[^/]+\/(entities|calls|parts)\//.exec(path) ?? []
  if (folder === 'entities') return 'entity'
  if (folder === 'calls') return 'calls'
  return folder === 'parts' || path.startsWith('screens/shared/') ? undefined : 'screen'
}
