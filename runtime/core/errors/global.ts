export type GlobalHandling = 'login' | 'forbidden' | 'notFound' | 'maintenance' | 'offline'

/**
 * What a failed reply leads to whatever call it answers (spec 1 §8), before any `onError`; undefined: the caller
 * handles it. `ignores404` is true for calls that declare what their failure means.
 */
export function globalHandling(
  status: number,
  call: { readonly publicPage: boolean; readonly ignores404: boolean },
): GlobalHandling | undefined {
  if (status === 401) return call.publicPage ? undefined : 'login'
  if (status === 403) return 'forbidden'
  if (status === 404) return call.ignores404 ? undefined : 'notFound'
  if (status === 502 || status === 503) return 'maintenance'
  return status === -1 ? 'offline' : undefined
}
