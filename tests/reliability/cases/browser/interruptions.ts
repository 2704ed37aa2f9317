import { type Dialog } from 'playwright'
import { type CaseResult, type FaultKind, shuffled } from '../../faultKind.ts'
import { json } from '../../faultProxy.ts'
import { CountingServer } from '../../writes/countingServer.ts'
import { questionOf } from '../../writes/pageParts.ts'
import { runWriteCases } from '../../writes/runWriteCases.ts'
import { type WriteDriver } from '../../writes/writeDriver.ts'
import { isSecret, type Write, writes } from '../../writes/writes.ts'

/** Whether the user had to confirm the loss of values, or the session ended without a question. */
type Asked = 'asked' | 'not asked' | 'session ended'
/** What happens to a form that is filled in. */
type Interrupt = (driver: WriteDriver, write: Write) => Promise<Asked>
/** Fills the form in and interrupts that: what was typed, and whether the user was asked. */
type Play = (driver: WriteDriver, write: Write, mark: string) => Promise<{ typed: string; asked: Asked }>

const interruptions = {
  'the page is loaded anew': inPage(reload),
  'another screen is opened': inPage(async driver => ((await driver.leaveScreen()) ? 'asked' : 'not asked')),
  'another screen is opened while it is saved': inPage(leaveWhileSaving),
  'the session ends while it is saved': inPage(sessionEnds),
  'the user signs out': inPage(signOut),
  'the tab is closed': closeTab,
  'the network is lost while it is saved': inPage(loseNetwork),
  'it is closed by Escape': inPage(byEscape),
} as const satisfies Record<string, Play>
type Name = keyof typeof interruptions

interface Case {
  readonly write: Write
  readonly interruption: Name
}

const name = 'interruptions'
const all: readonly Case[] = writes
  .filter(({ form }) => form !== undefined && form.draft !== false)
  .flatMap(write =>
    Object.keys(interruptions)
      .filter(isName)
      // A form in the body of a screen has nothing to close.
      .filter(interruption => write.scope !== 'body' || interruption !== 'it is closed by Escape')
      .map(interruption => ({ write, interruption })),
  )

export const kind: FaultKind = {
  name,
  varied:
    'every filled form × a reload, another screen before and during saving, the end of the session, signing out, a closed tab, a lost network, Escape',
  unit: 'interruptions',
  expected:
    'typed values are restored on return; the user confirms before values are lost that must not be stored; no late reply changes another screen',
  full: all.length,
  sample: 4,
  run: asked =>
    runWriteCases(
      asked,
      shuffled(all, name, asked.seed),
      ({ write }) => write.name,
      (driver, one, at) => tryInterruption(driver, one, `Typed ${at}`),
    ),
}

async function tryInterruption(
  driver: WriteDriver,
  { write, interruption }: Case,
  mark: string,
): Promise<CaseResult> {
  const input = `${write.name}: ${interruption}`
  const { typed, asked } = await interruptions[interruption](driver, write, mark)
  await driver.disarmFaults(write)
  if (!(await driver.isFormVisible(write))) await driver.returnToForm(write)
  const lost = await driver.missingValues(
    write,
    typed,
    line => asked === 'not asked' || !isSecret(write, line),
  )
  driver.stillOpen = { write, formStays: true }
  return { input, problem: lost.length === 0 ? undefined : `${asked}, and lost ${lost.join(', ')}` }
}

function inPage(interrupt: Interrupt): Play {
  return async (driver, write, mark) => {
    await driver.prepareAgain(write, mark)
    const typed = await driver.typedValues(write)
    return { typed, asked: await interrupt(driver, write) }
  }
}

/** The question of the browser, which is answered with yes: the user leaves all the same. */
async function leaving(driver: WriteDriver, work: () => Promise<unknown>): Promise<Asked> {
  let asked: Asked = 'not asked'
  const answer = (dialog: Dialog) => {
    asked = 'asked'
    void dialog.accept()
  }
  driver.page.on('dialog', answer)
  try {
    await work()
  } finally {
    driver.page.off('dialog', answer)
  }
  return asked
}

function reload(driver: WriteDriver): Promise<Asked> {
  return leaving(driver, () => driver.page.reload())
}

/** In another tab, which is closed; what was typed goes to the next one that opens the form. */
async function closeTab(...[driver, write, mark]: Parameters<Play>): ReturnType<Play> {
  await driver.reset()
  await driver.arm(write)
  let typed = ''
  let asked: Asked = 'not asked'
  await driver.inOtherTab(async () => {
    await driver.open(write.address)
    await driver.openAndFill(write, mark)
    typed = await driver.typedValues(write)
    const { page } = driver
    page.on('dialog', dialog => {
      asked = 'asked'
      void dialog.accept()
    })
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })
  return { typed, asked }
}

async function leaveWhileSaving(driver: WriteDriver, write: Write): Promise<Asked> {
  const work = new CountingServer()
  work.answer = 'held'
  void driver.proxy.arm(write.call, work.handler)
  await (await driver.submitButton(write)).click()
  await driver.waitUntil(() => work.requests > 0)
  const asked = await driver.leaveScreen()
  work.release()
  // The reply is late: its message is shown, and the screen that is open by then stays.
  await driver.showsText('Not now.')
  await driver.waitForErrorScreen()
  return asked ? 'asked' : 'not asked'
}

async function sessionEnds(driver: WriteDriver, write: Write): Promise<Asked> {
  void driver.proxy.arm(write.call, json(401, { message: 'Who are you?' }))
  await (await driver.submitButton(write)).click()
  await driver.waitForLogin()
  return 'session ended'
}

async function signOut(driver: WriteDriver, write: Write): Promise<Asked> {
  if (write.scope !== 'body') await byEscape(driver, write)
  let asked: Asked = 'not asked'
  const leave = questionOf(driver.page).getByRole('button', { name: 'Leave', exact: true })
  asked = await leaving(driver, async () => {
    await driver.page.getByRole('link', { name: 'Sign out' }).first().click()
    // What loses the race must press nothing later.
    const asks = leave.waitFor().then(() => true)
    if (await Promise.race([driver.waitForLogin().then(() => false), asks])) await leave.click()
    await driver.waitForLogin()
  })
  await driver.renewSession()
  return asked === 'asked' ? asked : 'session ended'
}

async function loseNetwork(driver: WriteDriver, write: Write): Promise<Asked> {
  const { context } = driver.visitor
  const button = await driver.submitButton(write)
  await context.setOffline(true)
  try {
    await button.click()
    await driver.page.locator('[data-sonner-toast]').first().waitFor()
  } finally {
    await context.setOffline(false)
  }
  return 'not asked'
}

async function byEscape(driver: WriteDriver, write: Write): Promise<Asked> {
  await driver.form(write).waitFor()
  // A list of completions takes a press for itself.
  if (await driver.page.locator('.cm-tooltip-autocomplete').isVisible())
    await driver.page.keyboard.press('Escape')
  await driver.page.keyboard.press('Escape')
  // The question makes the panel behind it inert, so a locator by role would take it for closed.
  const closed = driver.page
    .locator('[role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'detached' })
  const question = questionOf(driver.page).getByRole('button').last()
  const asked = await Promise.race([
    closed.then(() => 'not asked' as const),
    question.waitFor().then(() => 'asked' as const),
  ])
  if (asked === 'asked') await question.click()
  await closed
  return asked
}

function isName(text: string): text is Name {
  return text in interruptions
}
