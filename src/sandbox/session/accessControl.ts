import { type Context, Hono } from 'hono'
import { type Store } from '../database/store.ts'
import { messagePage } from '../pages/messagePage.ts'
import { pageHeaders } from '../server/headers.ts'
import { textOf } from '../server/requestBody.ts'
import { makeCode } from './oneTimeCode.ts'
import { personaOf } from './personas.ts'
import { personasPage } from './personasPage.ts'

/**
 * The access-control login service and the Google authorisation as pages: the user chooses a persona, and the
 * browser goes back with a one-time code. `origins` are the other origins that it may go back to.
 */
export function accessControl(store: Store, origins: readonly string[]): Hono {
  const app = new Hono()
  const login = '/access-control/login'
  const google = '/google/authorize'

  app.get(login, context => {
    const address = new URL(context.req.url)
    if (!backOf(context, 'return', origins)) return refused(context)
    return show(context, origins, {
      title: 'Access control',
      intro: `Choose who signs in to ${address.searchParams.get('application') || 'the console'}.`,
      signedOut: address.searchParams.get('logout') === '1',
    })
  })
  app.post(login, async context => {
    const back = backOf(context, 'return', origins)
    const persona = await chosen(context)
    if (!back || persona === undefined) return refused(context)
    // Our reading of the login's `jwt` parameter: it carries the one-time code (spec 2 §2.1, §4.2).
    back.searchParams.set('jwt', makeCode(store, 'access-control', persona))
    return context.redirect(back.href, 303)
  })

  app.get(google, context =>
    backOf(context, 'redirect_uri', origins)
      ? show(context, origins, {
          title: 'Google sign-in',
          intro: 'Choose the account that signs in.',
          signedOut: false,
        })
      : refused(context),
  )
  app.post(google, async context => {
    const back = backOf(context, 'redirect_uri', origins)
    const persona = await chosen(context)
    if (!back || persona === undefined) return refused(context)
    const redirect = context.req.query('redirect_uri') ?? ''
    back.searchParams.set('code', makeCode(store, 'google', persona, redirect))
    back.searchParams.set('state', context.req.query('state') ?? '')
    return context.redirect(back.href, 303)
  })
  return app
}

function backOf(context: Context, name: string, origins: readonly string[]): URL | undefined {
  return returnAddress(context.req.query(name) || '/login', new URL(context.req.url).origin, origins)
}

/** The persona of the posted form; undefined for an unknown name, or when another site has posted it. */
async function chosen(context: Context): Promise<string | undefined> {
  if (!['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'))) return undefined
  const form = await textOf(context.req.raw, largestForm).catch(() => '')
  return personaOf(new URLSearchParams(form).get('persona') ?? '')?.name
}

/** Bytes; the form names one persona. */
const largestForm = 10_000

function show(
  context: Context,
  origins: readonly string[],
  page: { readonly title: string; readonly intro: string; readonly signedOut: boolean },
): Response {
  const { pathname, search } = new URL(context.req.url)
  return context.html(personasPage({ ...page, action: pathname + search }), 200, pageHeaders(origins))
}

function refused(context: Context): Response {
  const text = 'The sign-in cannot continue because its return address or the chosen person is unknown.'
  return context.html(messagePage('Sign-in failed', text), 400, pageHeaders([]))
}

/**
 * The return address of a sign-in: same origin or a configured one, with http or https. Undefined for every
 * other, so that a code never leaks to another site.
 */
function returnAddress(text: string, origin: string, origins: readonly string[]): URL | undefined {
  const address = URL.parse(text, origin)
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    return undefined
  return address.origin === origin || origins.includes(address.origin) ? address : undefined
}
