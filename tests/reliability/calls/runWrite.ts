import { type CaseResult } from '../faultKind.ts'
import { type WriteDriver } from '../writes/writeDriver.ts'
import { isSecret, type Write } from '../writes/writes.ts'
import { type Fault } from './faults.ts'
import { hasLed, isReported, ownPage, problemOf } from './pageContent.ts'

/** Does it while its call fails, from a screen that stays open from case to case as long as nothing leads away. */
export async function runWrite(
  driver: WriteDriver,
  write: Write,
  fault: Fault,
  at: number,
): Promise<CaseResult> {
  const input = `${write.name}, ${write.call}: ${fault.name}`
  const own = ownPage(write.facts, driver.applicationName)
  if (driver.readyFor === write) await driver.closeToasts()
  else await driver.prepareAgain(write, `Typed ${at}`)
  driver.readyFor = undefined
  driver.stillOpen = undefined
  const typed = await driver.typedValues(write)
  const asked = driver.proxy.arm(write.call, fault.failing)
  await driver.submit(write)
  if (!(await driver.settlesInTime(asked))) return { input, problem: 'is not sent' }
  if (fault.release) {
    const { waits } = await driver.waitForContent(shown => shown.waits)
    fault.release()
    if (!waits) return { input, problem: 'does not say that it waits' }
  }
  await driver.waitForContent(shown => isReported(shown, own))
  await driver.disarmFaults(write)
  await driver.visitor.settled()
  // What the screen asks for by itself, as the sum of what is selected, may be on its way.
  const shown = await driver.waitForContent(({ waits }) => !waits)
  const problem = problemOf(shown, own, false)
  if (problem !== undefined) return { input, problem }
  const led = hasLed(shown, own)
  if (!led) await driver.stayOnScreen()
  if (led) await driver.returnToForm(write)
  const lost =
    typed === '' ? [] : await driver.missingValues(write, typed, line => !led || !isSecret(write, line))
  if (lost.length > 0) return { input, problem: `${led ? 'on the way back ' : ''}lost ${lost.join(', ')}` }
  if (led) driver.stillOpen = { write, formStays: true }
  else driver.readyFor = write
  return { input, problem: undefined }
}
