/** What a chosen file may be. */
export interface FileLimits {
  /** Endings of names, without their dots. */
  readonly accept: readonly string[]
  /** Megabytes. */
  readonly largest: number
}

/** A file as far as its limits look at it. */
interface NamedFile {
  readonly name: string
  readonly size: number
}

export const defaultFileLimits: FileLimits = { accept: ['pdf', 'png', 'jpg', 'jpeg'], largest: 5 }

export const fileMessages = {
  wrongType: (name: string, accept: readonly string[]) =>
    `${name} has the wrong type. Allowed: ${listed(accept)}.`,
  tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
  onlyOne: 'Choose one file only.',
  sentEmpty: (name: string) => `${name} is empty.`,
  /** Another program has changed, moved or deleted it since it was chosen. */
  unreadable: (name: string) => `${name} can no longer be read. Choose it again.`,
} as const

/** Why a file cannot be sent; undefined: it can. The server looks at its content. */
export function fileProblem({ name, size }: NamedFile, { accept, largest }: FileLimits): string | undefined {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!accept.includes(ending)) return fileMessages.wrongType(name, accept)
  if (size === 0) return fileMessages.sentEmpty(name)
  return size > largest * 1_000_000 ? fileMessages.tooLarge(name, largest) : undefined
}

/** 'PDF, PNG or JPG, up to 5 MB' */
export function fileLimitText({ accept, largest }: FileLimits): string {
  return `${listed(accept)}, up to ${largest} MB`
}

/** 'PDF, PNG or JPG' */
function listed(accept: readonly string[]): string {
  const endings = accept.filter(ending => ending !== 'jpeg' || !accept.includes('jpg'))
  return endingsList.format(endings.map(ending => ending.toUpperCase()))
}

const endingsList = new Intl.ListFormat('en-GB', { type: 'disjunction' })
