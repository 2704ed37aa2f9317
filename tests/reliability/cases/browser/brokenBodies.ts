import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { brokenText } from '../../broken/mutate.ts'
import { type Ask, type Subject, subjects } from '../../broken/subjects.ts'
import { problemOf, shownOn } from '../../calls/shown.ts'
import { type Asked, type Failure, type FaultKind, type Outcome } from '../../faultKind.ts'
import { type Failing } from '../../faultProxy.ts'
import { inPlace, lanes, type Place } from '../../inPlace.ts'
import { Desk } from '../../writes/desk.ts'

interface Case {
  readonly at: number
  readonly ask: Ask
}

/** Broken replies that one opening reads together. */
interface Batch {
  readonly subject: Subject
  readonly cases: readonly Case[]
}

const name = 'brokenBodies'

export const kind: FaultKind = {
  name,
  varied:
    'the replies to the loads and grids of every screen, as they stand and under every form, and to what shows comments, notifications and the account: values changed, gone or nested, lists with strange items or too many, levels too many, texts cut off or no JSON',
  unit: 'bodies',
  expected: 'nothing is thrown, no part of the page breaks, nothing waits for ever, and there is a way on',
  full: 1500,
  sample: 8,
  run: asked => inPlace(place => run(place, asked)),
}

async function run(place: Place, asked: Asked): Promise<Outcome> {
  const waiting = batchesOf(asked)
  const failures: Failure[] = []
  const lane = async () => {
    let desk = await Desk.come(place)
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const found = await judge(desk, batch, asked.seed)
      if (found.length === 0) continue
      failures.push(...found)
      await desk.leave()
      desk = await Desk.come(place)
    }
    await desk.leave()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { cases: asked.count, failures: failures.sort((one, other) => one.at - other.at) }
}

/** Every case chooses a subject and one of its calls; those of one subject with other calls are read together. */
function batchesOf({ seed, from, count }: Asked): Batch[] {
  const bySubject = new Map<Subject, Case[][]>()
  for (let at = from; at < from + count; at++) {
    const random = randomOf(`${name} ${seed} ${at}`)
    const subject = subjects[random.whole(0, subjects.length - 1)]
    const ask = subject?.asks[random.whole(0, subject.asks.length - 1)]
    if (!subject || !ask) continue
    const batches = bySubject.get(subject) ?? []
    bySubject.set(subject, batches)
    const free = batches.find(cases => cases.every(one => one.ask !== ask))
    if (free) free.push({ at, ask })
    else batches.push([{ at, ask }])
  }
  return [...bySubject].flatMap(([subject, batches]) => batches.map(cases => ({ subject, cases })))
}

/** The failures of a batch; of one that fails as a whole, those of its cases alone. */
async function judge(desk: Desk, { subject, cases }: Batch, seed: number): Promise<Failure[]> {
  const texts = new Map<number, string>()
  const problem = await problemWith(desk, subject, cases, seed, texts)
  const [first] = cases
  if (problem === undefined || !first) return []
  if (cases.length > 1) {
    const found: Failure[] = []
    for (const one of cases) found.push(...(await judge(desk, { subject, cases: [one] }, seed)))
    if (found.length > 0) return found
  }
  const input = cases.map(({ at, ask }) => `${ask.call} ${(texts.get(at) ?? '').slice(0, 300)}`).join(', ')
  return [{ at: first.at, input: `${subject.name}: ${input}`, problem }]
}

async function problemWith(
  desk: Desk,
  subject: Subject,
  cases: readonly Case[],
  seed: number,
  texts: Map<number, string>,
): Promise<string | undefined> {
  const { visitor, proxy } = desk
  visitor.problems.length = 0
  proxy.disarm()
  try {
    for (const { at, ask } of cases) {
      const reply = await desk.ask(ask.path, ask.body)
      const text = brokenText(reply, randomOf(`${name} ${seed} ${at} body`))
      texts.set(at, text)
      void proxy.arm(ask.call, asJson(text))
    }
    await subject.show(desk)
    await desk.until(({ waits }) => !waits)
    const shown = problemOf(await shownOn(desk.page), '', true)
    // A reply that a screen cannot use is told to whoever watches over the pages.
    const thrown = visitor.problems.splice(0).filter(one => !one.includes('the screen cannot use the reply'))
    return [...(shown === undefined ? [] : [shown]), ...thrown].join('\n') || undefined
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return [said, ...visitor.problems.splice(0)].join('\n')
  }
}

function asJson(text: string): Failing {
  return response => response.writeHead(200, { 'content-type': 'application/json' }).end(text)
}
