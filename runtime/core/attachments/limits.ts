import { attachmentMessages } from './messages.ts'

/** What may be attached to a record. */
export interface AttachmentLimits {
  /** Endings of names, without their dots. */
  readonly accept: readonly string[]
  /** Megabytes of a file. */
  readonly largest: number
  /** Files of the record. */
  readonly most: number
}

export const defaultLimits: AttachmentLimits = { accept: ['pdf', 'png', 'jpg', 'jpeg'], largest: 5, most: 20 }

/** Why a file cannot be added to those already attached or uploading; undefined: it can. */
export function fileProblem(
  { name, size }: { readonly name: string; readonly size: number },
  { largest, most }: AttachmentLimits,
  count: number,
): string | undefined {
  if (size === 0) return attachmentMessages.sentEmpty(name)
  if (size > largest * 1_000_000) return attachmentMessages.tooLarge(name, largest)
  return count >= most ? attachmentMessages.tooMany(name, most) : undefined
}

/** Whether the page can show a file of this media type. */
export function isPicture(type: string): boolean {
  return /^image\/(?:png|jpeg|gif|webp)$/.test(type)
}
