import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { displayDate } from '../../../../../runtime/core/text/dates.ts'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import { displayMoney, displayNumber } from '../../../../../runtime/core/text/numbers.ts'
import fold from '../../../../../runtime/kinds/blocks/expandable.module.css'
import section from '../../../../../runtime/kinds/blocks/Section.module.css'
import { DescriptionList } from '../../../../../runtime/ui/DescriptionList.tsx'
import { ExpandablePanel } from '../../../../../runtime/ui/ExpandablePanel.tsx'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Tabs } from '../../../../../runtime/ui/Tabs.tsx'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { RefundStatus } from '../refunds/RefundStatus.tsx'
import { RowLink } from '../refunds/RowLink.tsx'
import { userZone } from '../userZone.ts'
import { type RefundDetails, type RefundRecord } from './loadDetails.ts'
import { Comments, CommentsButton } from './RefundComments.tsx'
import { RefundSteps } from './RefundSteps.tsx'
import { RefundTimeline } from './RefundTimeline.tsx'

const AccountForm = lazy(async () => ({ default: (await import('./AccountForm.tsx')).AccountForm }))

/** One refund: its summary, four tabs, what happened to it and what was said about it. */
export function DetailsScreen({ data: { refund, accounts, lists, ...tabs } }: { data: RefundDetails }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const { idrefund: id = '' } = useParams()
  const active = tabNames.find(({ id }) => id === asked)?.id ?? 'customer'
  const open = (id: string) => {
    const next = new URLSearchParams(search)
    if (id === 'customer') next.delete('tab')
    else next.set('tab', id)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <ScreenHeader title="Refund details" above={above} />
      {refund && <RefundSteps refund={refund} accounts={accounts} />}
      <CommentsButton id={id} />
      <div className={section.section}>
        <Summary refund={refund} />
      </div>
      <Tabs tabs={tabNames} active={active} onChange={open}>
        <div className={section.section}>
          <div className={section.section}>
            {active === 'customer' && <Customer record={tabs.customer} />}
            {active === 'account' &&
              (tabs.account ? (
                <Suspense>
                  <AccountForm
                    id={id}
                    record={tabs.account}
                    lists={lists}
                    locked={/^(?:sent|paid|cancelled)$/.test(String(refund?.status))}
                  />
                </Suspense>
              ) : (
                <Message icon="failed" tone="danger" heading="The form could not be loaded." />
              ))}
            {active === 'balance' && <Balance record={tabs.balance} />}
            {active === 'gesture' && <Gesture record={tabs.gesture} />}
          </div>
        </div>
      </Tabs>
      <Foldable title="Timeline">
        <RefundTimeline timeline={refund?.timeline} />
      </Foldable>
      <Foldable title="Comments">
        <Comments id={id} />
      </Foldable>
    </>
  )
}

function Foldable({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <div className={fold.panel}>
      <ExpandablePanel title={title} open={open} onToggle={setOpen}>
        <div className={fold.body}>{children}</div>
      </ExpandablePanel>
    </div>
  )
}

const above = [{ label: 'Refunds', path: '/finance/refunds' }]

const tabNames = [
  { id: 'customer', label: 'Customer' },
  { id: 'account', label: 'Account' },
  { id: 'balance', label: 'Balance sheet' },
  { id: 'gesture', label: 'Commercial gesture' },
] as const

function Summary({ refund }: { refund: RefundRecord | undefined }) {
  if (!refund) return <Message icon="empty" heading="Nothing here yet." />
  return (
    <DescriptionList
      items={[
        text('Refund', refund.idRefund),
        { label: 'Status', value: <RefundStatus status={refund.status} /> },
        money('Amount', refund.amount, refund),
        text('Method', refund.methodLabel),
        { label: 'Order Nr', value: <RowLink base="/order/" value={refund.orderNr} /> },
        text('RMA', refund.rmaNr),
        date('Created', refund.createdAt, true),
        date('Last change', refund.updatedAt, true),
        date('Due', refund.dueAt, false),
        { label: 'Age', value: displayNumber(refund.ageDays, { unit: 'd' }) },
        text('Paid from', refund.bankAccount),
        text('Reason', refund.reason),
      ]}
    />
  )
}

function Customer({ record }: { record: RefundRecord | undefined }) {
  if (!record) return <Message icon="empty" heading="The customer details could not be loaded." />
  return (
    <DescriptionList
      items={[
        text('Name', record.customerName),
        text('Email', record.customerEmail),
        text('Phone', record.customerPhone),
        text('Address', record.address),
        text('Postcode', record.postcode),
        text('City', record.city),
        text('Country', record.country),
      ]}
    />
  )
}

function Balance({ record }: { record: RefundRecord | undefined }) {
  if (!record) return <Message icon="empty" heading="The balance sheet could not be loaded." />
  return (
    <DescriptionList
      items={[
        money('Paid by the customer', record.paid, record),
        money('Refunded', record.refunded, record),
        money('Vouchers', record.vouchers, record),
        money('Open', record.open, record),
      ]}
    />
  )
}

function Gesture({ record }: { record: RefundRecord | undefined }) {
  if (!record) return <Message icon="empty" heading="No commercial gestures." />
  return (
    <DescriptionList
      items={[
        text('Reason', record.reason),
        money('Amount', record.amount, record),
        text('Granted by', record.grantedBy),
        date('Granted', record.grantedAt, true),
      ]}
    />
  )
}

interface Item {
  readonly label: string
  readonly value: ReactNode
}

const text = (label: string, value: unknown): Item => ({ label, value: displayText(value) })

const money = (label: string, amount: unknown, record: RefundRecord): Item => ({
  label,
  value: displayMoney(amount, record.currency),
})

const date = (label: string, value: unknown, time: boolean): Item => ({
  label,
  value: displayDate(value, { time, zone: userZone() }),
})
