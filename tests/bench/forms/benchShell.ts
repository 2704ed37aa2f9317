import { createStore } from 'jotai'
import { createCall } from '../../../runtime/shell/calls/createCall.ts'
import { type Shell } from '../../../runtime/shell/Shell.ts'
import { profileAtom } from '../../../runtime/shell/session/profileAtom.ts'
import { createSessionState } from '../../../runtime/shell/session/sessionState.ts'
import { readConfiguration } from '../../../schemas/wire/readConfiguration.ts'
import { browser } from '../../../src/adapters/browser.ts'
import { clock } from '../../../src/adapters/clock.ts'
import { kinds } from '../../../src/app/kinds.ts'
import { settings } from '../../../src/app/settings.ts'

/** The runtime of a page with a user and the storage of the browser, on which no call is ever answered. */
export function benchShell(): Shell {
  const store = createStore()
  store.set(profileAtom, { name: 'bench', email: '' })
  const never = () => new Promise<never>(() => {})
  const http = { send: never }
  const call = createCall(
    http,
    () => true,
    () => undefined,
  )
  return {
    ports: {
      browser,
      clock,
      http,
      session: { token: () => 'bench', open: () => undefined, close: () => undefined },
      socket: { open: never },
    },
    settings,
    configuration,
    kinds,
    validators: { all: never },
    routes: [],
    store,
    session: createSessionState(store),
    events: new EventTarget(),
    beforeReload: new Set(),
    call,
    toast: () => undefined,
    navigate: () => undefined,
    callFor: () => call,
    redirect: () => Response.error(),
    leadTo: () => '/',
    pathOf: () => '/',
  }
}

const configuration = readConfiguration({
  applicationName: 'Forms',
  applicationCode: 'forms',
  ventureCode: 'UK',
  accessFlow: 'default',
  sessionCookie: 'forms',
  accessControlLogin: 'https://login.example',
})
