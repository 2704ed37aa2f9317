import { describe, expect, it } from 'vitest'
import { compileScreen } from '../../../runtime/core/compile/compileScreen.ts'
import {
  chooseLanguage,
  directionOf,
  failureTexts,
  translateScreen,
} from '../../../runtime/core/language/language.ts'
import { type Screen } from '../../../schemas/index.ts'

describe('language of a screen', () => {
  it.each([
    ['the one that the address asks for', 'ar', ['fr'], 'ar'],
    ['English when the address asks for it', 'en', ['fr'], 'en'],
    ['the first that the browser prefers and the screen has', null, ['de-AT', 'fr-CA', 'ar'], 'fr'],
    ['English when it is preferred', null, ['en-GB', 'fr'], 'en'],
    ['English as fallback, for a language that it has not', 'xx', ['de'], 'en'],
    ['the preferred one when the address asks for none that it has', 'de', ['ar-EG'], 'ar'],
    ['English without any preference', '', [], 'en'],
  ])('is %s', (_which, asked, preferred, language) => {
    expect(chooseLanguage(['fr', 'ar'], asked, preferred)).toBe(language)
  })

  it('uses right-to-left for Arabic, left-to-right for English and French', () => {
    expect(['en', 'fr', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl'])
  })
})

it('shows the failure text in French and Arabic, and in English for other languages', () => {
  expect(['fr', 'ar', 'en', 'constructor'].map(language => failureTexts(language).tryAgain)).toEqual([
    'Réessayer',
    'حاول مرة أخرى',
    'Try again',
    'Try again',
  ])
})

describe('translated screen', () => {
  const screen: Screen = {
    name: 'one',
    path: '/one',
    title: 'Order',
    loads: { order: { get: '/api/order', onError: { toast: 'server' } } },
    body: [
      {
        kind: 'table',
        load: 'order.items',
        columns: [{ field: 'Order', label: 'Order' }],
      },
      {
        kind: 'actions',
        load: 'order',
        actions: [
          {
            kind: 'request',
            label: 'Confirm',
            call: '/api/confirm',
            confirm: { type: 'action', text: 'Order', yes: 'Yes' },
            onSuccess: { set: { title: 'Order' }, toast: 'server' },
          },
        ],
      },
    ],
    translations: { fr: { Order: 'Commande', Yes: 'Oui' } },
  }

  it('has its texts in that language, or in English if one is missing, and everything else unchanged', () => {
    const french = translateScreen(screen, 'fr')
    const { title, body = [], loads } = french
    expect([title, loads?.order?.onError.toast]).toEqual(['Commande', 'server'])
    expect(body).toMatchObject([
      { load: 'order.items', columns: [{ field: 'Order', label: 'Commande' }] },
      {
        actions: [
          {
            label: 'Confirm',
            confirm: { type: 'action', text: 'Commande', yes: 'Oui' },
            onSuccess: { set: { title: 'Order' }, toast: 'server' },
          },
        ],
      },
    ])
    expect(compileScreen(french, 'fr')).toMatchObject({
      title: 'Commande',
      language: 'fr',
      languages: ['en', 'fr'],
      query: { lang: {} },
    })
  })

  it('is unchanged in English', () => {
    expect(translateScreen(screen, 'en').body).toEqual(screen.body)
    expect(compileScreen({ name: 'two', path: '/two' })).toMatchObject({ language: 'en', languages: [] })
  })
})
