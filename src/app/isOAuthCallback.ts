import { routes } from 'virtual:screens'
import { settings } from './settings.ts'

/** A returned sign-in popup passes on its reply instead of starting the console. */
export function isOAuthCallback(): boolean {
  const query = new URLSearchParams(window.location.search)
  const login = routes.find(route => route.name === settings.screens.login)
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'))
  if (!isAnswer || window.location.pathname !== login?.path) return false
  void import('../adapters/popup.ts').then(({ replyToOpener }) => replyToOpener(query))
  return true
}
