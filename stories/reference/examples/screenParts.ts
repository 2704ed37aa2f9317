import { type BlockDefinitionOf } from '../../../schemas/index.ts'
import { type Examples, type ScreenPart } from './example.ts'

const withRefund = { path: '/refunds/{id}', params: { id: { example: '1001' } } } as const
const details: BlockDefinitionOf<'details'> = {
  kind: 'details',
  load: 'refund',
  fields: ['customerName', 'amount', 'status'],
}
const note: BlockDefinitionOf<'text'> = { kind: 'text', text: 'The bank gets refunds at four.' }

/** A screen with the word, for what screens are made of. */
export const screenPartExamples = {
  screen: {
    minimal: { body: note },
    full: {
      ...withRefund,
      title: 'Refund',
      heading: 'Refund {id} of {refund.customerName}',
      parent: 'refunds',
      frame: 'console',
      access: { resource: 'refunds' },
      query: { language: {} },
      loads: { refund: { call: 'refund', query: { lang: '{language}' } } },
      body: [details, note],
      assumes: 'Whoever sees the list of refunds sees each of them.',
    },
  },
  access: {
    minimal: { access: { resource: 'refunds' }, body: note },
    full: {
      ...withRefund,
      access: { resource: 'refunds', perParams: true, suffixes: ['_view', '_admin'] },
      body: { kind: 'text', icon: 'locked', heading: 'Locked', text: 'The bank is closed.' },
    },
  },
  parameter: {
    minimal: {
      path: '/refunds/{id}',
      params: { id: { example: '1001' } },
      loads: { refund: 'refund' },
      body: details,
    },
    full: {
      path: '/refunds/{id}',
      params: { id: { pattern: '^\\d+$', example: '1001' } },
      query: { language: { pattern: '^[a-z]{2}$', example: 'en' } },
      loads: { refund: { call: 'refund', query: { lang: '{language}' } } },
      body: details,
    },
  },
  load: {
    minimal: { ...withRefund, loads: { refund: 'refund' }, body: details },
    full: {
      ...withRefund,
      loads: {
        refund: {
          call: 'refund',
          path: { id: '{id}' },
          first: true,
          record: 'refund {id}',
          onError: { toast: 'The refund could not be read.', value: null },
        },
        other: {
          call: 'refund',
          path: { id: '{id}' },
          onError: { go: 'refunds', query: { customerName: 'params.id', status: { value: 'failed' } } },
        },
        message: {
          call: 'message',
          cache: 'session',
          gives: 'value',
          onError: { toast: 'server', value: 'No answer yet.', global: false },
        },
      },
      body: [details, { kind: 'code', load: 'message' }],
    },
  },
  check: {
    minimal: {
      loads: { limit: 'amountLimit' },
      checks: [{ when: { limit: '0' }, go: 'home' }],
      body: note,
    },
    full: {
      ...withRefund,
      loads: { refund: { call: 'refund', first: true } },
      checks: [
        {
          access: { without: 'refunds' },
          when: { 'refund.customerName': 'Nobody' },
          go: 'refunds',
          query: { customerName: 'refund.customerName', status: { value: 'failed' } },
        },
      ],
      body: details,
    },
  },
  redirect: {
    minimal: { redirect: { screen: 'refunds' } },
    full: {
      path: '/older-refunds/{number}',
      params: { number: { example: '1001' } },
      checks: [
        { when: { 'params.number': 'failed' }, go: 'refunds', query: { status: { value: 'failed' } } },
      ],
      redirect: { screen: 'refund', params: { id: 'number' } },
    },
  },
  translations: {
    minimal: {
      title: 'Refund',
      access: 'public',
      body: { kind: 'text', text: 'Your refund is on its way.' },
      translations: {
        de: { Refund: 'Erstattung', 'Your refund is on its way.': 'Ihre Erstattung ist unterwegs.' },
      },
    },
    full: {
      title: 'Refund',
      access: 'public',
      frame: 'public',
      body: { kind: 'text', text: 'Your refund is on its way.' },
      translations: {
        ar: { Refund: 'استرداد', 'Your refund is on its way.': 'المبلغ المسترد في طريقه إليك.' },
        de: { Refund: 'Erstattung', 'Your refund is on its way.': 'Ihre Erstattung ist unterwegs.' },
      },
    },
  },
  condition: {
    minimal: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: { ...details, visible: { 'refund.status': ['pending', 'ready', 'paid'] } },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        ...details,
        visible: {
          any: [
            { 'refund.status': { not: 'failed' } },
            { 'refund.status': 'failed', 'refund.customerName': 'Nour Haddad' },
            { 'refund.amount': { moreThan: 500 }, 'refund.customerName': { isUser: false } },
            { 'refund.createdAt': { after: 'today-30', before: 'today' } },
            {
              'refund.lines': { atLeast: 10 },
              'refund.packed': { lessThan: 10 },
              'refund.paidShare': { atMost: 50 },
            },
          ],
        },
      },
    },
  },
} satisfies Readonly<Record<string, Examples<ScreenPart>>>
