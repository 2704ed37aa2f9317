import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../../clock/moment.ts'
import { type Random, randomOf } from '../../seed/random.ts'
import { labelsOf, type PartnerField } from '../partners.ts'
import { accountOf, type MadePartner, madePartners } from './sellers.ts'

const hour = 3_600_000
const proposers = ['payout', 'admin', 'finance-manager', 'seller portal'] as const

/** The partners on the business day; some no longer sell. */
export function fillPartners(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO payout_partners VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)',
  )
  for (const one of madePartners) {
    const random = randomOf(`payout partner state ${one.id}`)
    const inactive = random.chance(0.05)
    insert.run(
      ...[one.id, one.name, one.type, one.country, one.currency, mailOf(one), one.commission, one.method],
      ...[one.termDays, one.holder, one.bankName, one.iban, one.bic, inactive ? 'inactive' : 'active'],
      ...[
        inactive ? 'Contract has ended' : null,
        'payout',
        moment(businessNow - random.whole(40, 300) * 24 * hour),
      ],
    )
  }
}

/** Proposed changes of their data: pending for about one partner in four, decided for others. */
export function fillPartnerChanges(db: DatabaseSync): void {
  const insert = db.prepare(
    `INSERT INTO payout_partner_changes (partner_id, partner_name, before, after, fields, why, status, proposed_by, proposed_at,
       decided_by, decided_at, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const one of madeChanges())
    insert.run(
      ...[one.partner.id, one.partner.name, JSON.stringify(one.before), JSON.stringify(one.after)],
      ...[labelsOf(one.fields), one.why, one.status, one.by, moment(one.at)],
      ...[one.decidedBy, one.decidedBy === null ? null : moment(one.at + 20 * hour), one.note],
    )
}

interface MadeChange extends Drawn {
  readonly partner: MadePartner
  readonly status: 'waiting' | 'approved' | 'rejected'
  readonly by: string
  readonly at: number
  readonly decidedBy: string | null
  readonly note: string | null
}

function madeChanges(): MadeChange[] {
  return madePartners
    .flatMap((partner): MadeChange[] => {
      const random = randomOf(`partner changes ${partner.id}`)
      const past = Array.from({ length: random.whole(0, 2) }).map((): MadeChange => {
        const by = random.pick(proposers)
        const rejected = random.chance(0.2)
        const drawn = drawChange(partner, random)
        return {
          // What was approved is what the partner has; before it there was something else.
          ...(rejected ? drawn : { ...drawn, before: drawn.after, after: drawn.before }),
          partner,
          status: rejected ? 'rejected' : 'approved',
          by,
          at: businessNow - random.whole(20, 300) * 24 * hour,
          decidedBy: by === 'payout' ? 'finance-manager' : 'payout',
          note: rejected ? 'The partner did not know of it when we called back.' : null,
        }
      })
      if (!random.chance(0.25)) return past
      const waiting: MadeChange = {
        ...drawChange(partner, random),
        partner,
        status: 'waiting',
        by: random.pick(proposers),
        at: businessNow - random.whole(1, 90) * hour,
        decidedBy: null,
        note: null,
      }
      return [...past, waiting]
    })
    .sort((a, b) => a.at - b.at)
}

interface Drawn {
  readonly fields: readonly PartnerField[]
  readonly before: Readonly<Record<string, string | number>>
  readonly after: Readonly<Record<string, string | number>>
  readonly why: string
}

function drawChange(partner: MadePartner, random: Random): Drawn {
  const { bankName, iban, bic, termDays, holder } = partner
  const drawn = random.whole(1, 10)
  if (drawn <= 6 && iban !== '')
    return {
      fields: ['iban', 'bic', 'bankName'],
      before: { iban, bic, bankName },
      after: accountOf(partner.currency, random),
      why: random.pick(['The partner has a new bank.', 'The old account is closed at the end of the month.']),
    }
  if (drawn <= 8)
    return {
      fields: ['termDays'],
      before: { termDays },
      after: { termDays: termDays === 14 ? 7 : 14 },
      why: 'New terms of contract, signed last week.',
    }
  return {
    fields: ['holder'],
    before: { holder },
    after: { holder: `${holder.replace(/ Ltd$/, '')} Trading Ltd` },
    why: 'The company has a new name.',
  }
}

function mailOf({ name }: MadePartner): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `accounts@${plain.replace(/^-|-$/g, '').slice(0, 40)}.example.com`
}
