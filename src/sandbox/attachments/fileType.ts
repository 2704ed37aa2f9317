/** The types of files that are taken: how their bytes begin, and how their names end. */
const types = [
  { type: 'application/pdf', first: [0x25, 0x50, 0x44, 0x46, 0x2d], ending: /\.pdf$/i },
  { type: 'image/png', first: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ending: /\.png$/i },
  { type: 'image/jpeg', first: [0xff, 0xd8, 0xff], ending: /\.jpe?g$/i },
] as const

/** The type of a file by its bytes, which its name must agree with; undefined: it is none that is taken. */
export function fileType(name: string, bytes: Uint8Array): string | undefined {
  return types.find(({ first, ending }) => ending.test(name) && first.every((byte, at) => bytes[at] === byte))
    ?.type
}
