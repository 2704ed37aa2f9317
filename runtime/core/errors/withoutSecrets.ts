import { type Call } from '../calls.ts'

/**
 * The data of a failed reply without the address of its call, which proxies and frameworks quote, and without
 * the secrets that the call carried, so that it may be shown. `token` is that of the session.
 */
export function withoutSecrets(data: unknown, call: Call, token: string | undefined): unknown {
  const hidden = [
    ...new Set(
      [...(call.secrets ?? []), token ?? ''].filter(text => text.length >= shortest).flatMap(spellings),
    ),
  ]
  const addresses = spellings(call.path).map(
    path => new RegExp(`(?:\\w+://[^\\s"'<>/]*)?${literally(path)}${query}`, 'g'),
  )
  const clean = (text: string): string =>
    // The longest first: one secret may contain another.
    hidden
      .sort((one, other) => other.length - one.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '…'), addresses.reduce(withoutAddress, text))
  return mapTexts(data, clean)
}

const query = `(?:\\?[^\\s"'<>]*)?`

function withoutAddress(text: string, address: RegExp): string {
  return text.replace(address, '…')
}

/** A shorter secret protects nothing, and removing it would damage ordinary words. */
const shortest = 4

/** A text as it is, encoded and decoded; empty for a path too short to identify. */
function spellings(text: string): string[] {
  if (text.length < 2) return []
  return [...new Set([text, encodeURIComponent(text.toWellFormed()), decoded(text)])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map(entry => mapTexts(entry, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]))
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
