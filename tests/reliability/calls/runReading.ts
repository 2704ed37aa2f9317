import { type CaseResult } from '../faultKind.ts'
import { type WriteDriver } from '../writes/writeDriver.ts'
import { type Fault } from './faults.ts'
import { isReported, ownPage, problemOf } from './pageContent.ts'
import { type Reading } from './readCalls.ts'

/** The error report about a reply that a screen cannot use. */
const report = 'the screen cannot use the reply'

/** Opens the screen while that call of it fails. */
export async function runReading(driver: WriteDriver, reading: Reading, fault: Fault): Promise<CaseResult> {
  const { address, call, opener, kept, facts } = reading
  const input = `${call} of ${address}: ${fault.name}`
  const silent = reading.silent || (reading.plain && fault.plain === true)
  const own = ownPage(facts, driver.applicationName)
  driver.proxy.disarm()
  if (!kept) await driver.reset()
  const asked = driver.proxy.arm(call, fault.failing)
  await (kept ? driver.load(address) : driver.navigate(address))
  if (opener !== undefined) await driver.page.getByRole('button', { name: opener, exact: true }).click()
  if (!(await driver.settlesInTime(asked))) return { input, problem: 'is not asked for' }
  if (fault.release) {
    const { waits } = await driver.waitForContent(shown => shown.waits)
    fault.release()
    if (!waits && !silent) return { input, problem: 'does not say that it waits' }
  }
  const { problems } = driver.visitor
  await driver.visitor.settled()
  const shown = await driver.waitForContent(shown => silent || (!shown.waits && isReported(shown, own)))
  // A reply that a screen cannot use is shown to the user and reported to the error log.
  problems.push(...problems.splice(0).filter(problem => !problem.includes(report)))
  return { input, problem: problemOf(shown, own, silent) }
}
