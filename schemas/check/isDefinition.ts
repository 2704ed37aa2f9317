/** Whether a path below the root holds a definition: `screens/shared` holds parts of them. */
export function isDefinition(path: string): boolean {
  return /^screens\/(?!shared\/).*\.(?:ts|json)$/.test(path) && !path.endsWith('.d.ts')
}
