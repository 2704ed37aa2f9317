import { levelsOf, messageOf } from '../../../schemas/wire/envelope.ts'
import { type Failure } from '../call.ts'
import { importMessages } from '../importMessages.ts'

/** Characters of a raw reply that are shown: it may be the page of a proxy. */
const longest = 300

/**
 * What the user is told of the reply to a mass import (spec 1 §8): without connection 'Invalid Request. Please check if
 * file exists.', else its `message`, else its `response`, else the raw reply; `fallback` when that is empty too.
 */
export function importMessage({ status, data }: Pick<Failure, 'status' | 'data'>, fallback: string): string {
  if (status === -1) return importMessages.importUnsent
  const texts = [messageOf(data), ...levelsOf(data).slice(1), rawText(data)]
  return texts.find(text => typeof text === 'string' && text.trim() !== '')?.toString() ?? fallback
}

function rawText(data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? '')
  const shown = text === '""' || text === '{}' ? '' : text
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown
}
