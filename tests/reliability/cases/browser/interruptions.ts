import { type Dialog } from 'playwright'
import { type FaultKind, shuffled, type Tried } from '../../faultKind.ts'
import { json } from '../../faultProxy.ts'
import { atDesks } from '../../writes/atDesks.ts'
import { type Desk } from '../../writes/desk.ts'
import { questionOf } from '../../writes/pageParts.ts'
import { WorkCount } from '../../writes/workCount.ts'
import { isSecret, type Write, writes } from '../../writes/writes.ts'

/** Whether the user was asked before something was lost, or nobody could ask. */
type Asked = 'asked' | 'not asked' | 'session ended'
/** What happens to a form that is filled in. */
type Interrupt = (desk: Desk, write: Write) => Promise<Asked>
/** Fills the form in and interrupts that: what was typed, and whether the user was asked. */
type Play = (desk: Desk, write: Write, mark: string) => Promise<{ typed: string; asked: Asked }>

const interruptions = {
  'the page is loaded anew': inPage(reload),
  'another screen is opened': inPage(async desk => ((await desk.turnAway()) ? 'asked' : 'not asked')),
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
      // What stands in the screen itself has nothing to close.
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
    atDesks(
      asked,
      shuffled(all, name, asked.seed),
      ({ write }) => write.name,
      (desk, one, at) => tryInterruption(desk, one, `Typed ${at}`),
    ),
}

async function tryInterruption(desk: Desk, { write, interruption }: Case, mark: string): Promise<Tried> {
  const input = `${write.name}: ${interruption}`
  const { typed, asked } = await interruptions[interruption](desk, write, mark)
  await desk.restore(write)
  if (!(await desk.isShown(write))) await desk.goBack(write)
  const lost = await desk.missing(write, typed, line => asked === 'not asked' || !isSecret(write, line))
  desk.openFor = { write, formStays: true }
  return { input, problem: lost.length === 0 ? undefined : `${asked}, and lost ${lost.join(', ')}` }
}

function inPage(interrupt: Interrupt): Play {
  return async (desk, write, mark) => {
    await desk.beginAgain(write, mark)
    const typed = await desk.typed(write)
    return { typed, asked: await interrupt(desk, write) }
  }
}

/** The question of the browser, which is answered with yes: the user leaves all the same. */
async function leaving(desk: Desk, work: () => Promise<unknown>): Promise<Asked> {
  let asked: Asked = 'not asked'
  const answer = (dialog: Dialog) => {
    asked = 'asked'
    void dialog.accept()
  }
  desk.page.on('dialog', answer)
  try {
    await work()
  } finally {
    desk.page.off('dialog', answer)
  }
  return asked
}

function reload(desk: Desk): Promise<Asked> {
  return leaving(desk, () => desk.page.reload())
}

/** In another tab, which is closed; what was typed goes to the next one that opens the form. */
async function closeTab(...[desk, write, mark]: Parameters<Play>): ReturnType<Play> {
  await desk.away()
  await desk.arm(write)
  let typed = ''
  let asked: Asked = 'not asked'
  await desk.inOtherTab(async () => {
    await desk.open(write.address)
    await desk.reach(write, mark)
    typed = await desk.typed(write)
    const { page } = desk
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

async function leaveWhileSaving(desk: Desk, write: Write): Promise<Asked> {
  const work = new WorkCount()
  work.answer = 'held'
  void desk.proxy.arm(write.call, work.failing)
  await (await desk.lastButton(write)).click()
  await desk.soon(() => work.requests > 0)
  const asked = await desk.turnAway()
  work.release()
  // The reply comes late: it is told, and the screen that is open by then stays.
  await desk.showsText('Not now.')
  await desk.isQuiet()
  return asked ? 'asked' : 'not asked'
}

async function sessionEnds(desk: Desk, write: Write): Promise<Asked> {
  void desk.proxy.arm(write.call, json(401, { message: 'Who are you?' }))
  await (await desk.lastButton(write)).click()
  await desk.atLogin()
  return 'session ended'
}

async function signOut(desk: Desk, write: Write): Promise<Asked> {
  if (write.scope !== 'body') await byEscape(desk, write)
  let asked: Asked = 'not asked'
  const leave = questionOf(desk.page).getByRole('button', { name: 'Leave', exact: true })
  asked = await leaving(desk, async () => {
    await desk.page.getByRole('link', { name: 'Sign out' }).first().click()
    // What loses the race must press nothing later.
    const asks = leave.waitFor().then(() => true)
    if (await Promise.race([desk.atLogin().then(() => false), asks])) await leave.click()
    await desk.atLogin()
  })
  await desk.renew()
  return asked === 'asked' ? asked : 'session ended'
}

async function loseNetwork(desk: Desk, write: Write): Promise<Asked> {
  const { context } = desk.visitor
  const button = await desk.lastButton(write)
  await context.setOffline(true)
  try {
    await button.click()
    await desk.page.locator('[data-sonner-toast]').first().waitFor()
  } finally {
    await context.setOffline(false)
  }
  return 'not asked'
}

async function byEscape(desk: Desk, write: Write): Promise<Asked> {
  await desk.form(write).waitFor()
  // A list of completions takes a press for itself.
  if (await desk.page.locator('.cm-tooltip-autocomplete').isVisible())
    await desk.page.keyboard.press('Escape')
  await desk.page.keyboard.press('Escape')
  // The question makes the panel behind it inert, so a locator by role would take it for closed.
  const closed = desk.page
    .locator('[role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'detached' })
  const question = questionOf(desk.page).getByRole('button').last()
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
