import { type Tried } from '../faultKind.ts'
import { type Desk } from '../writes/desk.ts'
import { isSecret, type Write } from '../writes/writes.ts'
import { type Fault } from './faults.ts'
import { hasLed, isReported, ownPage, problemOf } from './shown.ts'

/** Does it while its call fails, from a screen that stays open from case to case as long as nothing leads away. */
export async function tryWrite(desk: Desk, write: Write, fault: Fault, at: number): Promise<Tried> {
  const input = `${write.name}, ${write.call}: ${fault.name}`
  const own = ownPage(write.facts, desk.applicationName)
  if (desk.standsAt === write) await desk.closeToasts()
  else await desk.beginAgain(write, `Typed ${at}`)
  desk.standsAt = undefined
  desk.openFor = undefined
  const typed = await desk.typed(write)
  const asked = desk.proxy.arm(write.call, fault.failing)
  await desk.press(write)
  if (!(await desk.isSoon(asked))) return { input, problem: 'is not sent' }
  if (fault.release) {
    const { waits } = await desk.until(shown => shown.waits)
    fault.release()
    if (!waits) return { input, problem: 'does not say that it waits' }
  }
  await desk.until(shown => isReported(shown, own))
  await desk.restore(write)
  await desk.visitor.settled()
  // What the screen asks for by itself, as the sum of what is selected, may be on its way.
  const shown = await desk.until(({ waits }) => !waits)
  const problem = problemOf(shown, own, false)
  if (problem !== undefined) return { input, problem }
  const led = hasLed(shown, own)
  if (!led) await desk.stay()
  if (led) await desk.goBack(write)
  const lost = typed === '' ? [] : await desk.missing(write, typed, line => !led || !isSecret(write, line))
  if (lost.length > 0) return { input, problem: `${led ? 'on the way back ' : ''}lost ${lost.join(', ')}` }
  if (led) desk.openFor = { write, formStays: true }
  else desk.standsAt = write
  return { input, problem: undefined }
}
