import { type DatabaseSync } from 'node:sqlite'
import { fillManualPayouts } from './manual.ts'
import { fillPayoutMethods } from './methods.ts'
import { fillPartnerChanges, fillPartners } from './partners.ts'
import { fillPeriodPayouts } from './payouts.ts'

/** Who is paid how, what is owed to them, and what they want changed: all of it follows from the orders and refunds. */
export function fillPayouts(db: DatabaseSync): void {
  fillPayoutMethods(db)
  fillPartners(db)
  fillPartnerChanges(db)
  fillPeriodPayouts(db)
  fillManualPayouts(db)
}
