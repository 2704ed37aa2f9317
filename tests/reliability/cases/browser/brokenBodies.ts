import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { type Ask, type Subject, subjects } from '../../broken/brokenReplies.ts'
import { brokenText } from '../../broken/mutate.ts'
import { brokenBy } from '../../calls/pageContent.ts'
import { type Asked, type CaseResult, type FaultKind, messageOf, type Outcome } from '../../faultKind.ts'
import { type Failing } from '../../faultProxy.ts'
import { type Batch, runConcurrently } from '../../runConcurrently.ts'
import { type TestEnvironment, withEnvironment } from '../../testEnvironment.ts'
import { WriteDriver } from '../../writes/writeDriver.ts'

/** A reply that is broken; those of one subject with other calls are read together. */
interface Case {
  readonly at: number
  readonly subject: Subject
  readonly ask: Ask
}

const name = 'brokenBodies'

export const kind: FaultKind = {
  name,
  varied:
    'the replies to the loads and grids of every screen and form, and to comments, notifications and profile: values changed, missing or nested, lists with invalid or too many items, additional levels, truncated texts, invalid JSON',
  unit: 'bodies',
  expected: 'no exception, no broken part of the page, no endless loading, and the user can continue',
  full: 1500,
  sample: 8,
  run: asked => withEnvironment(environment => run(environment, asked)),
}

async function run(environment: TestEnvironment, asked: Asked): Promise<Outcome> {
  const failures = await runConcurrently(batchesOf(asked), {
    open: () => WriteDriver.create(environment),
    run: (driver, cases) => tryBodies(driver, cases, asked.seed),
    describe: cases => inputOf(cases, new Map()),
  })
  return { cases: asked.count, failures }
}

/** Every case chooses a subject and one of its calls; those of one subject with other calls are read together. */
function batchesOf({ seed, from, count }: Asked): Batch<Case>[][] {
  const bySubject = new Map<Subject, [Case, ...Case[]][]>()
  for (let at = from; at < from + count; at++) {
    const random = randomOf(`${name} ${seed} ${at}`)
    const subject = subjects[random.whole(0, subjects.length - 1)]
    const ask = subject?.asks[random.whole(0, subject.asks.length - 1)]
    if (!subject || !ask) throw new Error('There is no reply to break.')
    const batches = bySubject.get(subject) ?? []
    bySubject.set(subject, batches)
    const free = batches.find(cases => cases.every(one => one.ask !== ask))
    if (free) free.push({ at, subject, ask })
    else batches.push([{ at, subject, ask }])
  }
  return [...bySubject.values()].flat().map(batch => [batch])
}

async function tryBodies(driver: WriteDriver, cases: Batch<Case>, seed: number): Promise<CaseResult> {
  const { visitor, proxy } = driver
  const [{ subject }] = cases
  const texts = new Map<Case, string>()
  const armed: Promise<void>[] = []
  await driver.reset()
  for (const one of cases) {
    const { at, ask } = one
    const reply = await driver.fetchReply(ask.path, ask.body)
    const text = brokenText(reply, randomOf(`${name} ${seed} ${at} body`))
    texts.set(one, text)
    armed.push(proxy.arm(ask.call, asJson(text)))
  }
  const input = inputOf(cases, texts)
  try {
    const asked = Promise.race(armed)
    await subject.show(driver, asked)
    if (!(await driver.settlesInTime(asked))) return { input, problem: 'is not asked for' }
    await visitor.settled()
    const problem = brokenBy(await driver.waitForContent(({ waits }) => !waits))
    // A reply that a screen cannot use is reported to the error log.
    const { problems } = visitor
    problems.push(...problems.splice(0).filter(one => !one.includes('the screen cannot use the reply')))
    await subject.close?.(driver)
    return { input, problem }
  } catch (error) {
    return { input, problem: messageOf(error) }
  }
}

/** `texts`: the bodies, as far as they are known. */
function inputOf(cases: Batch<Case>, texts: ReadonlyMap<Case, string>): string {
  const bodies = cases.map(one => `${one.ask.call} ${(texts.get(one) ?? '').slice(0, 300)}`)
  return `${cases[0].subject.name}: ${bodies.join(', ')}`
}

function asJson(text: string): Failing {
  return response => response.writeHead(200, { 'content-type': 'application/json' }).end(text)
}
