import { defaultFileLimits, type FileLimits, fileProblem } from '../files/fileLimits.ts'
import { attachmentMessages } from './messages.ts'

/** What may be attached to a record. */
export interface AttachmentLimits extends FileLimits {
  /** Files of the record. */
  readonly most: number
}

export const defaultLimits: AttachmentLimits = { ...defaultFileLimits, most: 20 }

/** Why a file cannot be added to those already attached or uploading; undefined: it can. */
export function attachmentProblem(
  file: { readonly name: string; readonly size: number },
  limits: AttachmentLimits,
  count: number,
): string | undefined {
  const problem = fileProblem(file, limits)
  if (problem !== undefined) return problem
  return count >= limits.most ? attachmentMessages.tooMany(file.name, limits.most) : undefined
}

/** Whether the page can show a file of this media type. */
export function isPicture(type: string): boolean {
  return /^image\/(?:png|jpeg|gif|webp)$/.test(type)
}
