import { type DatabaseSync } from 'node:sqlite'
import { type RulesetName } from '../../../schemas/wire/ruleWords.ts'
import { businessNow, day, moment } from '../clock/moment.ts'
import { randomOf } from '../seed/random.ts'

/** Tags of the server by ruleset, in the order of their ids. */
const tags: readonly (readonly [RulesetName, string])[] = [
  ['rma-not-eligible', 'Hygiene'],
  ['rma-not-eligible', 'Perishable'],
  ['customer-service', 'Call first'],
  ['customer-service', 'High value'],
  ['customer-service', 'Repeat refuser'],
  ['smart-sampling-package', 'Fragile'],
  ['smart-sampling-package', 'New product'],
  ['order-flags', 'Gift'],
  ['order-flags', 'Loyal customer'],
  ['order-flags', 'Wholesale'],
]

interface SeededRule {
  readonly name: string
  readonly rule: string
  readonly tags?: readonly string[]
  /** Unknown to the server: made up by a user. */
  readonly custom?: string
  readonly inactive?: true
}

/** By priority. */
const rules: Readonly<Record<RulesetName, readonly SeededRule[]>> = {
  'rma-not-eligible': [
    {
      name: 'Sold by weight or cut',
      rule: "Item.name like '%RIBBON%' OR Item.name like '%FABRIC%'",
      tags: ['Hygiene'],
    },
    {
      name: 'Cakes and candles',
      rule: "Item.name like '%CAKE%'\n  AND Item.name not like '%CAKESTAND%'",
      tags: ['Perishable'],
    },
    { name: 'Ordered long ago', rule: 'Item.orderedAt < addHours(currentDate(), -720)' },
    { name: 'Penny articles', rule: 'Item.total < 1 AND Order.amount < 10', inactive: true },
  ],
  'rma-not-eligible-for-pickup': [
    { name: 'Offshore', rule: "Order.country in array('Channel Islands', 'Malta', 'Cyprus')" },
    { name: 'Nobody opened twice', rule: 'Customer.refusedParcels >= 2' },
    { name: 'Not delivered yet', rule: 'Package.deliveredAt is null' },
  ],
  'rma-not-retrievable': [
    { name: 'Cheaper than its way back', rule: 'Order.amount < 15' },
    {
      name: 'Paid in cash, not collected',
      rule: 'Package.isCashOnDelivery = true AND Package.collected = 0',
    },
  ],
  'customer-service': [
    {
      name: 'Large first order in cash',
      rule: "Order.isFirstOrder = true\n  AND Order.amount > 300\n  AND Order.payment = 'CashOnDelivery'",
      tags: ['Call first'],
    },
    { name: 'Refused before', rule: 'Customer.refusedParcels > 0', tags: ['Repeat refuser'] },
    { name: 'Very high value', rule: 'Order.amount >= 2000 OR Order.quantity > 5000', tags: ['High value'] },
    {
      name: 'Ordered at night',
      rule: 'hour(Order.createdAt) < 7 OR hour(Order.createdAt) >= 19',
      custom: 'Night shift',
    },
    { name: 'Christmas 2010', rule: "Order.createdAt < toDate('2011-01-07')", inactive: true },
  ],
  'smart-sampling-package': [
    {
      name: 'Glass and ceramics',
      rule: "Order.productCodes containsOne array('22423', '47566')",
      tags: ['Fragile'],
    },
    { name: 'Much to collect', rule: 'Package.toCollect > 500' },
    { name: 'Weekend shipments', rule: "not(currentDay() in array('MONDAY', 'TUESDAY'))", inactive: true },
  ],
  'order-flags': [
    { name: 'Wholesale', rule: 'Order.quantity >= 500', tags: ['Wholesale'] },
    {
      name: 'Loyal customer',
      rule: 'Customer.orders >= 10 AND Customer.spent / Customer.orders > 100',
      tags: ['Loyal customer'],
    },
    {
      name: 'Small gift',
      rule: 'Order.lines <= 3 AND Order.amount < 40',
      tags: ['Gift'],
      custom: 'Season 2011',
    },
  ],
  'rma-anticipate-refund': [
    { name: 'Known customers', rule: 'Customer.orders > 5 AND Customer.refunds <= 2' },
    { name: 'Small amounts', rule: 'Return.amount < 25' },
    { name: 'Waiting too long', rule: "Return.ageDays > 14 AND Return.status != 'paid'" },
  ],
  'rma-instant-refund': [
    { name: 'Vouchers', rule: "Return.method = 'NoPayment'" },
    { name: 'Loyal and small', rule: 'Customer.orders >= 20 AND Return.amount <= 50' },
  ],
}

/** Categories of smart sampling: share in percent, packages seen and sampled. */
const categories: readonly (readonly [name: string, share: number, seen: number, sampled: number])[] = [
  ['Bags', 2, 2461, 49],
  ['Candles and lights', 5, 1183, 61],
  ['Ceramics and glass', 20, 1740, 352],
  ['Christmas', 2.5, 3096, 78],
  ['Garden', 3, 622, 18],
  ['Kitchen', 5, 2875, 143],
  ['Paper and party', 1, 1954, 20],
  ['Toys', 10, 871, 90],
]

/** Rules, tags and shares as administrators have left them, with what was done. */
export function fillRules(db: DatabaseSync): void {
  const insertTag = db.prepare('INSERT INTO rule_tags (ruleset, name) VALUES (?, ?)')
  const ids = new Map<string, string>()
  for (const [ruleset, name] of tags)
    ids.set(`${ruleset} ${name}`, String(insertTag.run(ruleset, name).lastInsertRowid))

  const insertRule = db.prepare(
    `INSERT INTO rules (ruleset, name, rule, priority, status, tags, created_by, created_at, changed_by, changed_at, version)
     VALUES (?, ?, ?, ?, ?, ?, 'rules-admin', ?, 'rules-admin', ?, ?)`,
  )
  const events: { at: string; ruleset: string; name: string; kind: string; note: string | null }[] = []
  for (const [ruleset, all] of Object.entries(rules))
    for (const [place, one] of all.entries()) {
      const random = randomOf(`rule ${ruleset} ${one.name}`)
      const created = businessNow - random.whole(60, 300) * day - random.whole(0, 8) * 3_600_000
      const changed = one.inactive ? businessNow - random.whole(1, 50) * day : created
      const [createdAt, changedAt] = [moment(created), moment(changed)]
      const carried = [
        ...(one.tags ?? []).map(name => ({ id: ids.get(`${ruleset} ${name}`) ?? '', name, isTag: false })),
        ...(one.custom === undefined
          ? []
          : [{ id: `CustomTag-${one.custom}`, name: one.custom, isTag: true }]),
      ]
      insertRule.run(
        ruleset,
        one.name,
        one.rule,
        place + 1,
        one.inactive ? 'inactive' : 'active',
        JSON.stringify(carried),
        createdAt,
        changedAt,
        one.inactive ? 2 : 1,
      )
      events.push({ at: createdAt, ruleset, name: one.name, kind: 'created', note: one.rule })
      if (one.inactive)
        events.push({ at: changedAt, ruleset, name: one.name, kind: 'deactivated', note: null })
    }
  const insertEvent = db.prepare(
    "INSERT INTO rule_events (ruleset, rule_name, kind, username, at, note) VALUES (?, ?, ?, 'rules-admin', ?, ?)",
  )
  for (const { at, ruleset, name, kind, note } of events.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    insertEvent.run(ruleset, name, kind, at, note)

  const insertCategory = db.prepare(
    `INSERT INTO sampling_categories (name, share, seen, sampled, since, status, changed_by, changed_at, version)
     VALUES (?, ?, ?, ?, ?, ?, 'rules-admin', ?, 1)`,
  )
  const since = moment(businessNow - 40 * day)
  for (const [name, share, seen, sampled] of categories)
    insertCategory.run(
      name,
      share * 100,
      seen,
      sampled,
      since,
      name === 'Garden' ? 'inactive' : 'active',
      since,
    )
}
