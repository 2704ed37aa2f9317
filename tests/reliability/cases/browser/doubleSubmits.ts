import { type FaultKind, shuffled, type Tried } from '../../faultKind.ts'
import { atDesks } from '../../writes/atDesks.ts'
import { type Desk } from '../../writes/desk.ts'
import { ownWrites } from '../../writes/ownWrites.ts'
import { WorkCount } from '../../writes/workCount.ts'
import { keepsNothing, type Write, writes } from '../../writes/writes.ts'

const gestures = {
  'a double click that is answered at once': doubleClick,
  'three presses while no answer comes': threePresses,
  'Enter twice': enterTwice,
  'again after the reply was lost': afterLoss,
  'again after the reply was lost and the page was loaded anew': afterReload,
  'in two tabs at once': inTwoTabs,
} as const
type Gesture = keyof typeof gestures

interface Case {
  readonly write: Write
  readonly gesture: Gesture
}

/** What a form must not keep outside of its page is another intent in another page. */
const inOnePage: readonly Gesture[] = [
  'a double click that is answered at once',
  'three presses while no answer comes',
  'Enter twice',
  'again after the reply was lost',
]

const name = 'doubleSubmits'
const all: readonly Case[] = [...writes, ...ownWrites].flatMap(write =>
  (keepsNothing(write) ? inOnePage : Object.keys(gestures).filter(isGesture)).map(gesture => ({
    write,
    gesture,
  })),
)

export const kind: FaultKind = {
  name,
  varied:
    'every form and every action that writes × a double click, three presses while pending, Enter twice, a retry after a lost reply, a retry after a reload, two tabs at once (the last two not for values that must not be stored)',
  unit: 'gestures',
  expected: 'the server receives one intent, and typed values are kept until it is accepted',
  full: all.length,
  sample: 4,
  run: asked =>
    atDesks(
      asked,
      shuffled(all, name, asked.seed),
      ({ write }) => write.name,
      (desk, one, at) => tryGesture(desk, one, at),
    ),
}

async function tryGesture(desk: Desk, { write, gesture }: Case, at: number): Promise<Tried> {
  const input = `${write.name}: ${gesture}`
  // Other values are another intent: each case has its own.
  const mark = `Typed ${at}`
  // Both tabs have to hold the same values: those of this case.
  const inOne = gesture !== 'in two tabs at once'
  if (!inOne) await desk.begin(write, mark)
  else if (desk.standsAt === write) await desk.restore(write)
  else await desk.beginAgain(write, mark)
  desk.standsAt = undefined
  desk.openFor = undefined
  await desk.closeToasts()
  const work = new WorkCount()
  void desk.proxy.arm(write.call, work.failing)
  const problem = await gestures[gesture](desk, write, work, mark)
  if (problem !== undefined) return { input, problem }
  if (work.done !== 1) return { input, problem: `${work.requests} requests were ${work.done} intents` }
  if (inOne) desk.openFor = { write, formStays: false }
  return { input, problem: undefined }
}

type Play = (desk: Desk, write: Write, work: WorkCount, mark: string) => Promise<string | undefined>

async function doubleClick(...[desk, write, work]: Parameters<Play>): Promise<string | undefined> {
  const button = await desk.lastButton(write)
  await button.dblclick()
  await desk.done(write)
  await desk.visitor.settled()
  return work.requests === 1 ? undefined : `${work.requests} requests`
}

async function threePresses(...[desk, write, work]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  const button = await desk.lastButton(write)
  await button.evaluate(element => {
    for (let press = 0; press < 3; press++) if (element instanceof HTMLElement) element.click()
  })
  return oneHeld(desk, write, work)
}

async function enterTwice(...[desk, write, work]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  const button = await desk.lastButton(write)
  await button.focus()
  await desk.page.keyboard.press('Enter')
  await desk.page.keyboard.press('Enter')
  return oneHeld(desk, write, work)
}

/** The reply is held until nothing more was sent. */
async function oneHeld(desk: Desk, write: Write, work: WorkCount): Promise<string | undefined> {
  await desk.soon(() => work.requests > 0)
  await desk.idle()
  const { requests } = work
  work.release()
  await refused(desk, write)
  desk.standsAt = write
  return requests === 1 ? undefined : `${requests} requests`
}

/** Resolves when the refusal was shown. */
async function refused(desk: Desk, write: Write): Promise<void> {
  await (write.showsRefusal ? desk.showsText('Not now.') : desk.visitor.settled())
}

/**
 * Resolves when the page knows that the reply is lost. Until then Chromium itself may send the request again: it does so whenever
 * the server ends a connection that it has used before.
 */
async function lose(desk: Desk, write: Write, work: WorkCount): Promise<void> {
  work.answer = 'lost'
  const button = await desk.lastButton(write)
  const [method, path = ''] = write.call.split(' ')
  const [below = ''] = path.split('{')
  const failed = desk.page.waitForEvent(
    'requestfailed',
    request => request.method() === method && new URL(request.url()).pathname.startsWith(below),
  )
  await Promise.all([failed, button.click()])
  await desk.visitor.settled()
  work.answer = 'taken'
}

async function afterLoss(...[desk, write, work]: Parameters<Play>): Promise<string | undefined> {
  const typed = await desk.typed(write)
  await lose(desk, write, work)
  const lost = await desk.missing(write, typed)
  if (lost.length > 0) return `lost ${lost.join(', ')}`
  const { requests } = work
  await (await desk.lastButton(write)).click()
  await desk.soon(() => work.requests > requests)
  await desk.done(write)
  return undefined
}

async function afterReload(...[desk, write, work]: Parameters<Play>): Promise<string | undefined> {
  const typed = await desk.typed(write)
  await lose(desk, write, work)
  const { requests } = work
  await desk.comeBack(write)
  const lost = await desk.missing(write, typed)
  if (lost.length > 0) return `lost ${lost.join(', ')}`
  await (await desk.lastButton(write)).click()
  await desk.soon(() => work.requests > requests)
  await desk.done(write)
  return undefined
}

async function inTwoTabs(...[desk, write, work, mark]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  await (await desk.lastButton(write)).click()
  await desk.soon(() => work.requests > 0)
  const { requests } = work
  await inSecondTab(
    desk,
    write,
    async () => {
      await desk.reach(write, mark)
      await (await desk.lastButton(write)).click()
      await desk.soon(() => work.requests > requests)
      await desk.idle()
    },
    async () => {
      work.release()
      await refused(desk, write)
    },
  )
  return undefined
}

/**
 * Does something at the screen of a write in a second tab, which stays for the next one; to open a tab takes longer than all
 * that is done there. `then` is done in the first tab, before the second one leaves what was typed.
 */
async function inSecondTab(
  desk: Desk,
  write: Write,
  work: () => Promise<void>,
  then: () => Promise<void>,
): Promise<void> {
  const { tabs } = desk
  // What the console itself offers keeps more than a form does.
  const known = write.own ? undefined : tabs.second
  const tab = known ?? (await tabs.open())
  // One that has failed is not taken again.
  if (known) tabs.second = undefined
  let left = false
  try {
    await tabs.inside(tab, async () => {
      await (known ? desk.enter(write.address) : desk.open(write.address))
      await work()
    })
    await then()
    if (write.own || tabs.second) return
    await tabs.inside(tab, async () => {
      await desk.turnAway()
      await desk.closeToasts()
    })
    tabs.second = tab
    left = true
  } finally {
    if (!left) await tab.close()
  }
}

function isGesture(text: string): text is Gesture {
  return text in gestures
}
