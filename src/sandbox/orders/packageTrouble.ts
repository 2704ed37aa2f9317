import { type PackageTrouble } from '../cash/words.ts'
import { businessNow, day } from '../moment.ts'
import { randomOf } from '../seed/random.ts'

/** Why the package of an order does not add up to this day, or did not arrive; undefined: it is as it should be. */
export type PackageFate = PackageTrouble | 'lost' | 'returned'

/** Of what does not add up, nearly all is settled after three months: those packages are as they should be. */
export function packageFate(orderNr: string, shipped: number): PackageFate | undefined {
  const random = randomOf(`package ${orderNr}`)
  const share = random.whole(1, 1000)
  const fate = fates.find(([upTo]) => share <= upTo)?.[1]
  if (fate === undefined || fate === 'lost' || fate === 'returned') return fate
  return businessNow - shipped < 90 * day || random.chance(0.06) ? fate : undefined
}

/** Of a thousand packages. */
const fates: readonly (readonly [upTo: number, fate: PackageFate])[] = [
  [14, 'notCollected'],
  [26, 'amountDiffers'],
  [31, 'collectedTwice'],
  [35, 'noPartner'],
  [38, 'lost'],
  [46, 'returned'],
]
