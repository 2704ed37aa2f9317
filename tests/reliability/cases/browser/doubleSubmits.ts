import { type CaseResult, type FaultKind, shuffled } from '../../faultKind.ts'
import { builtInWrites } from '../../writes/builtInWrites.ts'
import { CountingServer } from '../../writes/countingServer.ts'
import { runWriteCases } from '../../writes/runWriteCases.ts'
import { type WriteDriver } from '../../writes/writeDriver.ts'
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
const all: readonly Case[] = [...writes, ...builtInWrites].flatMap(write =>
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
    runWriteCases(
      asked,
      shuffled(all, name, asked.seed),
      ({ write }) => write.name,
      (driver, one, at) => tryGesture(driver, one, at),
    ),
}

async function tryGesture(driver: WriteDriver, { write, gesture }: Case, at: number): Promise<CaseResult> {
  const input = `${write.name}: ${gesture}`
  // Other values are another intent: each case has its own.
  const mark = `Typed ${at}`
  // Both tabs have to hold the same values: those of this case.
  const inOne = gesture !== 'in two tabs at once'
  if (!inOne) await driver.prepare(write, mark)
  else if (driver.readyFor === write) await driver.disarmFaults(write)
  else await driver.prepareAgain(write, mark)
  driver.readyFor = undefined
  driver.stillOpen = undefined
  await driver.closeToasts()
  const work = new CountingServer()
  void driver.proxy.arm(write.call, work.handler)
  const problem = await gestures[gesture](driver, write, work, mark)
  if (problem !== undefined) return { input, problem }
  if (work.executions !== 1)
    return { input, problem: `${work.requests} requests were ${work.executions} intents` }
  if (inOne) driver.stillOpen = { write, formStays: false }
  return { input, problem: undefined }
}

type Play = (
  driver: WriteDriver,
  write: Write,
  work: CountingServer,
  mark: string,
) => Promise<string | undefined>

async function doubleClick(...[driver, write, work]: Parameters<Play>): Promise<string | undefined> {
  const button = await driver.submitButton(write)
  await button.dblclick()
  await driver.waitUntilDone(write)
  await driver.visitor.settled()
  return work.requests === 1 ? undefined : `${work.requests} requests`
}

async function threePresses(...[driver, write, work]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  const button = await driver.submitButton(write)
  await button.evaluate(element => {
    for (let press = 0; press < 3; press++) if (element instanceof HTMLElement) element.click()
  })
  return oneHeld(driver, write, work)
}

async function enterTwice(...[driver, write, work]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  const button = await driver.submitButton(write)
  await button.focus()
  await driver.page.keyboard.press('Enter')
  await driver.page.keyboard.press('Enter')
  return oneHeld(driver, write, work)
}

/** The reply is held until nothing more was sent. */
async function oneHeld(driver: WriteDriver, write: Write, work: CountingServer): Promise<string | undefined> {
  await driver.waitUntil(() => work.requests > 0)
  await driver.waitForIdle()
  const { requests } = work
  work.release()
  await refused(driver, write)
  driver.readyFor = write
  return requests === 1 ? undefined : `${requests} requests`
}

/** Resolves when the refusal was shown. */
async function refused(driver: WriteDriver, write: Write): Promise<void> {
  await (write.showsRefusal ? driver.showsText('Not now.') : driver.visitor.settled())
}

/**
 * Resolves when the page knows that the reply is lost. Until then Chromium itself may send the request again: it does so whenever
 * the server ends a connection that it has used before.
 */
async function lose(driver: WriteDriver, write: Write, work: CountingServer): Promise<void> {
  work.answer = 'lost'
  const button = await driver.submitButton(write)
  const [method, path = ''] = write.call.split(' ')
  const [below = ''] = path.split('{')
  const failed = driver.page.waitForEvent(
    'requestfailed',
    request => request.method() === method && new URL(request.url()).pathname.startsWith(below),
  )
  await Promise.all([failed, button.click()])
  await driver.visitor.settled()
  work.answer = 'taken'
}

async function afterLoss(...[driver, write, work]: Parameters<Play>): Promise<string | undefined> {
  const typed = await driver.typedValues(write)
  await lose(driver, write, work)
  const lost = await driver.missingValues(write, typed)
  if (lost.length > 0) return `lost ${lost.join(', ')}`
  const { requests } = work
  await (await driver.submitButton(write)).click()
  await driver.waitUntil(() => work.requests > requests)
  await driver.waitUntilDone(write)
  return undefined
}

async function afterReload(...[driver, write, work]: Parameters<Play>): Promise<string | undefined> {
  const typed = await driver.typedValues(write)
  await lose(driver, write, work)
  const { requests } = work
  await driver.reopenForm(write)
  const lost = await driver.missingValues(write, typed)
  if (lost.length > 0) return `lost ${lost.join(', ')}`
  await (await driver.submitButton(write)).click()
  await driver.waitUntil(() => work.requests > requests)
  await driver.waitUntilDone(write)
  return undefined
}

async function inTwoTabs(...[driver, write, work, mark]: Parameters<Play>): Promise<string | undefined> {
  work.answer = 'held'
  await (await driver.submitButton(write)).click()
  await driver.waitUntil(() => work.requests > 0)
  const { requests } = work
  await inSecondTab(
    driver,
    write,
    async () => {
      await driver.openAndFill(write, mark)
      await (await driver.submitButton(write)).click()
      await driver.waitUntil(() => work.requests > requests)
      await driver.waitForIdle()
    },
    async () => {
      work.release()
      await refused(driver, write)
    },
  )
  return undefined
}

/**
 * Does something at the screen of a write in a second tab, which stays for the next one; to open a tab takes longer than all
 * that is done there. `then` is done in the first tab, before the second one leaves what was typed.
 */
async function inSecondTab(
  driver: WriteDriver,
  write: Write,
  work: () => Promise<void>,
  then: () => Promise<void>,
): Promise<void> {
  const { tabs } = driver
  // What the console itself offers keeps more than a form does.
  const known = write.builtIn ? undefined : tabs.second
  const tab = known ?? (await tabs.open())
  // A tab with a failed case is not reused.
  if (known) tabs.second = undefined
  let left = false
  try {
    await tabs.runIn(tab, async () => {
      await (known ? driver.openInDocument(write.address) : driver.open(write.address))
      await work()
    })
    await then()
    if (write.builtIn || tabs.second) return
    await tabs.runIn(tab, async () => {
      await driver.leaveScreen()
      await driver.closeToasts()
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
