import { type CommentType } from './listComments.ts'

/** A thread as the staff has written it. */
export interface SeedThread {
  readonly by: string
  readonly type: CommentType
  readonly title?: string
  readonly text: string
  readonly replies?: readonly (readonly [by: string, text: string])[]
  /** Default false. */
  readonly closed?: boolean
  /** Default true. */
  readonly canReply?: boolean
}

const long = [
  'Long call with the customer, everything in one place so that nobody has to ask again.',
  'The parcel was handed to a neighbour on the first attempt, came back on the second and was delivered on the third, two days after the promised date. Two of the five pieces were broken: the lid of the tin and the handle of the lantern. Photographs were sent to the returns inbox and match what the customer says.',
  'The customer would accept a refund of the two pieces and keeps the rest. A voucher was offered and declined: the order was a present, and there is no time for another one. The bank details are those of the last refund and were read back.',
  'Please do not call before 18:00, the customer works nights.',
].join('\n\n')

/** Comments about orders; about one in twelve has some. */
export const orderThreads: readonly [SeedThread, ...SeedThread[]] = [
  {
    by: 'customer-service',
    type: 'customer contact',
    text: 'Customer called and asked when the parcel will arrive. Told: within two working days.',
  },
  {
    by: 'customer-service',
    type: 'action required',
    title: 'Address',
    text: 'The postcode does not belong to the town. Please check with the customer before it is packed.',
    replies: [['finance', 'Asked by mail, no answer yet.']],
  },
  {
    by: 'finance',
    type: 'action required',
    title: 'Payment',
    text: 'The card was declined twice. Keep the order on hold until the customer has chosen another method.',
    replies: [
      ['customer-service', 'Customer changes to cash on delivery.'],
      ['finance', 'Changed, order released.'],
    ],
    closed: true,
  },
  {
    by: 'returns',
    type: 'action required',
    title: 'Phone number',
    text: 'Carrier cannot reach the customer: the number has a digit too few.',
  },
  { by: 'admin', type: 'system', text: 'Order was split into two parcels.', canReply: false },
  {
    by: 'customer-service',
    type: 'comment',
    text: 'Gift wrapping was forgotten. Customer is fine with it.',
    replies: [['returns', 'Noted for the warehouse.']],
  },
  {
    by: 'cash-reconciliation',
    type: 'comment',
    text: 'Carrier reports the cash as collected on the same day.',
  },
  { by: 'customer-service', type: 'customer contact', title: 'Complaint', text: long },
]

/** Comments about an item, a purchase order and an issue of an order. */
export const otherThreads = {
  item: [
    { by: 'returns', type: 'comment', text: 'Came back without its box, otherwise as new.' },
    {
      by: 'customer-service',
      type: 'action required',
      title: 'Wrong product',
      text: 'Customer got the red one and had ordered the white one.',
      replies: [['returns', 'White one is out of stock until Tuesday.']],
    },
  ],
  po: [
    { by: 'finance', type: 'comment', text: 'Supplier confirmed the delivery for Thursday.' },
    {
      by: 'finance-manager',
      type: 'action required',
      title: 'Price',
      text: 'The invoice is 3 % above the agreed price. Please clear with the supplier before it is booked.',
    },
  ],
  issue: [
    {
      by: 'cash-reconciliation',
      type: 'action required',
      title: 'Missing cash',
      text: 'Delivered eight days ago, nothing collected according to the partner.',
      replies: [
        ['collection-partner', 'Driver says the parcel was refused.'],
        ['cash-reconciliation', 'It is not back in the warehouse either.'],
      ],
    },
    { by: 'cash-reconciliation', type: 'comment', text: 'Same driver as in the two cases of last week.' },
  ],
} as const satisfies Readonly<Record<'item' | 'po' | 'issue', readonly [SeedThread, ...SeedThread[]]>>

/** Comments about refunds; about one in four has some. */
export const refundThreads: readonly [SeedThread, ...SeedThread[]] = [
  { by: 'customer-service', type: 'comment', text: 'Customer called, bank details confirmed by phone.' },
  {
    by: 'finance',
    type: 'action required',
    title: 'Account',
    text: 'Account number does not match the name. Please ask again.',
    replies: [['customer-service', 'Customer sends a photograph of the card.']],
  },
  { by: 'returns', type: 'comment', text: 'Parcel is back in the warehouse, all pieces complete.' },
  {
    by: 'finance',
    type: 'action required',
    text: 'Bank returned the payment, reason AC04.',
    replies: [
      ['customer-service', 'The account was closed last month, new one is on file.'],
      ['finance', 'Sent again.'],
    ],
    closed: true,
  },
  { by: 'customer-service', type: 'customer contact', text: 'Customer prefers a voucher.' },
  { by: 'finance-manager', type: 'comment', text: 'Approved with the weekly list.' },
]

/** Comments about payouts of the last weeks. */
export const payoutThreads: readonly [SeedThread, ...SeedThread[]] = [
  {
    by: 'payout',
    type: 'action required',
    title: 'Bank data',
    text: 'The partner asks by mail for another account. Called back on the known number, nobody answers yet.',
    replies: [['finance-manager', 'Keep it on hold until we have spoken to them.']],
  },
  { by: 'finance-manager', type: 'comment', text: 'Return rate looked at, it is the season. Can be paid.' },
  {
    by: 'payout',
    type: 'comment',
    text: 'Sum differs from the statement of the partner by one refund, which is in the next period.',
  },
]

/** What has hurt consoles before: other scripts, markup, long words, very long texts. Stands on the first order and its kin. */
export const hardThreads: readonly SeedThread[] = [
  {
    by: 'customer-service',
    type: 'customer contact',
    title: 'مكالمة',
    text: 'اتصل العميل وطلب تأجيل التسليم إلى يوم الخميس. رقم الطلب 536365، والمبلغ 139.12 جنيهًا.',
    replies: [['customer-service', 'تم إبلاغ شركة الشحن (Albion Parcels).']],
  },
  {
    by: 'admin',
    type: 'comment',
    title: '<b>Not bold</b>',
    text: '<img src=x onerror="alert(1)"><script>alert(2)</script> & &lt;b&gt; <a href="javascript:alert(3)">x</a>\n\u202Egnitirw desrever\u202C',
  },
  {
    by: 'finance',
    type: 'comment',
    text: `Reference of the bank: ${'0123456789ABCDEF'.repeat(40)}`,
  },
  {
    by: 'customer-service',
    type: 'action required',
    title: 'Everything that was written by mail',
    text: Array.from({ length: 24 }, (_, at) => `${at + 1}. ${long}`)
      .join('\n\n')
      .slice(0, 15_000),
    replies: [['finance', 'Read.']],
  },
]
