import { type Tried } from '../faultKind.ts'
import { type Desk } from '../writes/desk.ts'
import { type Fault } from './faults.ts'
import { type Reading } from './readings.ts'
import { isReported, ownPage, problemOf } from './shown.ts'

/** The report of a reply that a screen cannot use, for whoever watches over the pages. */
const report = 'the screen cannot use the reply'

/** Opens the screen while that call of it fails. */
export async function tryReading(desk: Desk, reading: Reading, fault: Fault): Promise<Tried> {
  const { address, call, opener, kept, facts } = reading
  const input = `${call} of ${address}: ${fault.name}`
  const silent = reading.silent || (reading.plain && fault.plain === true)
  const own = ownPage(facts, desk.applicationName)
  desk.proxy.disarm()
  if (!kept) await desk.away()
  const asked = desk.proxy.arm(call, fault.failing)
  await (kept ? desk.load(address) : desk.follow(address))
  if (opener !== undefined) await desk.page.getByRole('button', { name: opener, exact: true }).click()
  if (!(await desk.isSoon(asked))) return { input, problem: 'is not asked for' }
  if (fault.release) {
    const { waits } = await desk.until(shown => shown.waits)
    fault.release()
    if (!waits && !silent) return { input, problem: 'does not say that it waits' }
  }
  const { problems } = desk.visitor
  await desk.visitor.settled()
  const shown = await desk.until(shown => silent || (!shown.waits && isReported(shown, own)))
  // A reply that a screen cannot use is told to the user, and to whoever watches over the pages.
  problems.push(...problems.splice(0).filter(problem => !problem.includes(report)))
  return { input, problem: problemOf(shown, own, silent) }
}
