import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { brokenText } from '../../broken/mutate.ts'
import { type Ask, type Subject, subjects } from '../../broken/subjects.ts'
import { brokenBy } from '../../calls/shown.ts'
import { type Asked, type FaultKind, messageOf, type Outcome, type Tried } from '../../faultKind.ts'
import { type Failing } from '../../faultProxy.ts'
import { type Batch, inLanes } from '../../inLanes.ts'
import { inPlace, type Place } from '../../inPlace.ts'
import { Desk } from '../../writes/desk.ts'

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
  run: asked => inPlace(place => run(place, asked)),
}

async function run(place: Place, asked: Asked): Promise<Outcome> {
  const failures = await inLanes(batchesOf(asked), {
    come: () => Desk.come(place),
    tryCases: (desk, cases) => tryBodies(desk, cases, asked.seed),
    named: cases => inputOf(cases, new Map()),
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

async function tryBodies(desk: Desk, cases: Batch<Case>, seed: number): Promise<Tried> {
  const { visitor, proxy } = desk
  const [{ subject }] = cases
  const texts = new Map<Case, string>()
  const armed: Promise<void>[] = []
  await desk.away()
  for (const one of cases) {
    const { at, ask } = one
    const reply = await desk.ask(ask.path, ask.body)
    const text = brokenText(reply, randomOf(`${name} ${seed} ${at} body`))
    texts.set(one, text)
    armed.push(proxy.arm(ask.call, asJson(text)))
  }
  const input = inputOf(cases, texts)
  try {
    const asked = Promise.race(armed)
    await subject.show(desk, asked)
    if (!(await desk.isSoon(asked))) return { input, problem: 'is not asked for' }
    await visitor.settled()
    const problem = brokenBy(await desk.until(({ waits }) => !waits))
    // A reply that a screen cannot use is told to whoever watches over the pages.
    const { problems } = visitor
    problems.push(...problems.splice(0).filter(one => !one.includes('the screen cannot use the reply')))
    await subject.close?.(desk)
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
