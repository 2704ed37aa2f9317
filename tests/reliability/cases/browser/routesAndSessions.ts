import { type ScreenFacts, screens, shownTitle, titleOf } from '../../../conformance/screenFacts.ts'
import { type RunningConsole } from '../../../support/runningConsole.ts'
import { signIn, type Visitor } from '../../../support/visitor.ts'
import { type CaseResult, type FaultKind, shuffled } from '../../faultKind.ts'
import { runInPages, type TestEnvironment, withEnvironment } from '../../testEnvironment.ts'
import { headingOf } from '../../writes/pageParts.ts'

const sessions = ['nobody', 'forged', 'ended', 'no resource', 'another', 'almost its own', 'its own'] as const
type Session = (typeof sessions)[number]

interface Case {
  readonly facts: ScreenFacts
  readonly session: Session
}

const name = 'routesAndSessions'
const all: readonly Case[] = screens.flatMap(facts => sessions.map(session => ({ facts, session })))

export const kind: FaultKind = {
  name,
  varied:
    'every route × no session, a forged one, an ended one, and sessions without resources, with another resource, with a similar one, with the right one',
  unit: 'visits',
  expected:
    'the screen for permitted users, the sign-in without a session, *No access* for all others, without requests for its data',
  full: all.length,
  sample: 8,
  run: asked =>
    withEnvironment(environment =>
      runInPages(environment, shuffled(all, name, asked.seed), asked, (visitor, one) =>
        tryVisit(environment, visitor, one),
      ),
    ),
}

async function tryVisit(
  { console }: TestEnvironment,
  visitor: Visitor,
  { facts, session }: Case,
): Promise<CaseResult> {
  const { page, context, calls } = visitor
  await context.clearCookies()
  await signIn(visitor, console, await tokenOf(console, facts, session))
  calls.length = 0
  await page.goto(facts.address)
  const heading = headingOf(page).filter({ hasNotText: 'Loading...' })
  await heading.first().waitFor({ state: 'attached' })
  await visitor.settled()
  const input = `${facts.address} with the session: ${session}`
  return { input, problem: await problemOf(visitor, console, facts, session) }
}

async function problemOf(
  { page, calls }: Visitor,
  console: RunningConsole,
  facts: ScreenFacts,
  session: Session,
): Promise<string | undefined> {
  // It leads on to who signs the user in, and would do so over the screen of the next case.
  if (new URL(page.url()).pathname === '/login') await page.waitForURL(/\/sandbox\/access-control/)
  const { pathname, origin } = new URL(page.url())
  if (origin !== console.address) return `left for ${origin}`
  const shown = await headingOf(page).first().innerText()
  const signedIn = session !== 'nobody' && session !== 'forged' && session !== 'ended'
  const atLogin = pathname.startsWith('/sandbox/access-control') || pathname === '/login'
  if (facts.leads) return undefined
  if (facts.isPublic) return isTitle(shown, facts, console) ? undefined : `shows ${shown}`
  if (!signedIn)
    return atLogin ? askedFor(calls, facts) : `shows ${shown} at ${pathname} instead of the sign-in`
  if (facts.resources.length === 0 || session === 'its own')
    return isTitle(shown, facts, console) ? undefined : `shows ${shown} instead of ${facts.screen.title}`
  if (shown !== titleOf('forbidden', '')) return `shows ${shown} to who may not see it`
  return askedFor(calls, facts)
}

function isTitle(shown: string, { screen }: ScreenFacts, { configuration }: RunningConsole): boolean {
  return shownTitle(screen, configuration.applicationName).test(shown)
}

/** The console requests no data of a screen whose resource the user lacks. */
function askedFor(calls: readonly string[], { data, resources }: ScreenFacts): string | undefined {
  if (resources.length === 0) return undefined
  const early = calls.filter(call => data.includes(call))
  return early.length === 0 ? undefined : `asked for ${early.join(', ')}`
}

async function tokenOf(
  console: RunningConsole,
  { resources }: ScreenFacts,
  session: Session,
): Promise<string | undefined> {
  if (session === 'nobody') return undefined
  if (session === 'forged') return 'A'.repeat(43)
  const token = await console.session({ resources: heldIn(session, resources) })
  if (session === 'ended')
    await fetch(`${console.address}/api/navigation/logout`, { headers: { authorization: `Bearer ${token}` } })
  return token
}

function heldIn(session: Session, resources: readonly string[]): readonly string[] {
  if (session === 'its own' || session === 'ended') return resources
  if (session === 'another') return others.filter(resource => !resources.includes(resource)).slice(0, 1)
  if (session === 'almost its own')
    return resources.flatMap(resource => [
      `${resource}_x`,
      resource.slice(0, -1),
      ` ${resource}`,
      resource.toUpperCase(),
    ])
  return []
}

const others = [...new Set(screens.flatMap(({ resources }) => resources))]
