import { rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { newSecret, secretHash } from '../server/newSecret.ts'

/** What a code is good for: the swap of the access-control login, the Google reply, the Google state. */
export type CodePurpose = 'access-control' | 'google' | 'google-state'

const lifetimes = { 'access-control': 60_000, google: 60_000, 'google-state': 600_000 } as const

/** Makes a code that works once, for 60 s; a state for 10 min. `redirect` is the address it was made for. */
export function makeCode(store: Store, purpose: CodePurpose, persona = '', redirect = ''): string {
  const code = newSecret()
  run(store.db, 'DELETE FROM one_time_codes WHERE expires_at <= ?', store.now())
  run(
    store.db,
    'INSERT INTO one_time_codes VALUES (?, ?, ?, ?, ?)',
    secretHash(code),
    purpose,
    persona,
    redirect,
    store.now() + lifetimes[purpose],
  )
  return code
}

/** Uses the code up. Undefined when it is unknown, used, expired or made for something else. */
export function useCode(
  store: Store,
  purpose: CodePurpose,
  code: string,
): { readonly persona: string; readonly redirect: string } | undefined {
  const found = rowOf(
    store.db,
    'DELETE FROM one_time_codes WHERE hash = ? AND purpose = ? RETURNING persona, redirect, expires_at',
    secretHash(code),
    purpose,
  )
  if (!found || Number(found.expires_at) <= store.now()) return undefined
  return { persona: String(found.persona), redirect: String(found.redirect) }
}
