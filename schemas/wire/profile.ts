import { isRecord, textOf } from './envelope.ts'

/** Who is signed in. Either name is empty where the server does not say it: the specification does not show the reply. */
export interface Profile {
  readonly name: string
  readonly email: string
}

/** GET /get-profile. Undefined: the reply is not a record. */
export function readProfile(body: unknown): Profile | undefined {
  if (!isRecord(body)) return undefined
  return { name: textOf(body, 'username') ?? '', email: textOf(body, 'email') ?? '' }
}
