import { rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { idsInOrder, ruleEntities } from './entities.ts'
import { findRule } from './ruleStore.ts'
import { type Ruleset } from './rulesets.ts'
import { verdictOn } from './runRules.ts'

/** Orders that are tried, and caught ones that are listed. */
const tried = 200
const listed = 20

/** As `dryRunOf`, for a saved rule, also one that is switched off. Throws a Refusal (404). */
export function dryRun(store: Store, ruleset: Ruleset, id: string) {
  const rule = findRule(store.db, ruleset, id)
  return { idRule: rule.id, ...dryRunOf(store, ruleset, String(rule.rule)) }
}

/** How many of the last orders the text of a rule would have caught, and the newest of them. */
export function dryRunOf(store: Store, ruleset: Ruleset, rule: string) {
  const orders = rowsOf(
    store.db,
    `SELECT o.order_nr, o.created_at, o.amount, o.currency, c.first_name || ' ' || c.last_name AS name
     FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.created_at DESC, o.order_nr DESC LIMIT ${tried}`,
  )
  let skipped = 0
  const caught = orders.filter(order => {
    const verdicts = casesOf(store, ruleset, String(order.order_nr)).map(one =>
      verdictOn(store, ruleset, rule, one),
    )
    if (verdicts.length === 0 || verdicts.every(verdict => typeof verdict === 'string')) skipped++
    return verdicts.includes(true)
  })
  return {
    tried: orders.length - skipped,
    caught: caught.length,
    share:
      orders.length === skipped ? 0 : Math.round((caught.length / (orders.length - skipped)) * 1000) / 10,
    skipped,
    samples: caught.slice(0, listed).map(order => ({
      orderNr: order.order_nr,
      createdAt: order.created_at,
      customerName: order.name,
      amount: Number(order.amount) / 100,
      currency: order.currency,
    })),
  }
}

type Case = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The cases of one order: one for each of its items, packages and returns. */
function casesOf({ db }: Store, { entities }: Ruleset, orderNr: string): readonly Case[] {
  return entities.reduce<readonly Case[]>(
    (cases, name) =>
      cases.flatMap(one =>
        idsInOrder(db, name, orderNr).flatMap(id => {
          const data = ruleEntities[name].find(db, id)
          return data ? [{ ...one, [name]: data }] : []
        }),
      ),
    [{}],
  )
}
