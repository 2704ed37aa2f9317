import { defineScreen } from '../../../schemas/index.ts'

// @ts-expect-error: a screen has a path
export const withoutPath = defineScreen({ name: 'a', body: [{ kind: 'screens' }] })

export const misspeltKey = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: "titel" is not a key of a screen
  titel: 'A',
  body: [{ kind: 'screens' }],
})

export const code = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: a definition is data, it computes nothing
  title: () => 'A',
  body: [{ kind: 'screens' }],
})

export const noAccess = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: open screens are 'public'
  access: 'everybody',
  body: [{ kind: 'screens' }],
})

export const misspeltAccess = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: "perParam" is not a key of access
  access: { resource: 'a', perParam: true },
  body: [{ kind: 'screens' }],
})

// @ts-expect-error: what is not said is left out, undefined does not survive JSON
export const undefinedTitle = defineScreen({ name: 'a', path: '/a', title: undefined })

export const loadWithoutFailure = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: a load says what happens when it fails
  loads: { refund: { get: '/api/refund' } },
  body: [{ kind: 'screens' }],
})

export const nestedCondition = defineScreen({
  name: 'a',
  path: '/a',
  // @ts-expect-error: conditions are not nested
  checks: [{ when: { all: [{ any: [{ field: 'a', is: 1 }] }] }, go: 'home' }],
  body: [{ kind: 'screens' }],
})

export const translatedNumber = defineScreen({
  name: 'a',
  path: '/a',
  body: [{ kind: 'screens' }],
  // @ts-expect-error: a text in another language is a text
  translations: { fr: { A: 1 } },
})
