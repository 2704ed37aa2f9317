import { createHash, randomBytes } from 'node:crypto'

/** A random text of 256 bits that is safe in an address and in a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: who reads the data file cannot sign in with it. */
export function secretHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
