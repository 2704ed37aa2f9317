import { describe, expect, it } from 'vitest'
import { type Screen } from '../../schemas/index.ts'
import { definitions } from '../support/screens.ts'
import { readSource, sourceFiles } from './sources.ts'

/** Nouns of the business that no screen has to name first. */
const business = [
  ...[
    'finance',
    'payout',
    'rma',
    'refund',
    'oms',
    'oms2',
    'cash reconciliation',
    'cashrec',
    'write off',
    'navision',
  ],
  ...['bank account', 'pending invoice', 'collection partner', 'smart sampling', 'ruleset'],
]
/** What the runtime calls its own: words of the language, screens that `settings` name, and what the browser has. */
const vocabulary = [
  'details',
  'login',
  'logout',
  'not found',
  'forbidden',
  'maintenance',
  'error',
  'home',
  'grid',
  'history',
  'settings',
  'order',
  'search',
  'list',
  'rules',
  // Of a date message of the specification (spec 1 §5).
  'review',
  'reasons',
  // The area of the calls that every console makes (spec 1 §7).
  'navigation',
  // A word of two letters, which style sheets end with.
  'cs',
  // Words that addresses share with everybody.
  ...['public', 'invalid', 'o', 'new', 'detail', 'external', 'expired', 'verification'],
  '',
]

const screens = definitions.map(({ screen }) => screen)

describe('runtime', () => {
  it('contains nothing of the business: no route, grid id, resource or noun', () => {
    const words = [...new Set([...business, ...screens.flatMap(wordsOf)])].filter(
      word => !vocabulary.includes(word),
    )
    expect(words.length).toBeGreaterThan(business.length)
    const named = new RegExp(`\\b(?:${words.map(literally).join('|')})s?\\b`, 'i')
    const offences = sourceFiles(['.ts', '.tsx', '.css'])
      .filter(path => path.startsWith('runtime/'))
      .flatMap(path =>
        readSource(path)
          .split('\n')
          .flatMap((text, at) => {
            const found = named.exec(apart(text))
            return found ? `${path}:${at + 1} says "${found[0]}". A word is missing in the language.` : []
          }),
      )
    expect(offences).toEqual([])
  })
})

function wordsOf(screen: Screen | undefined): string[] {
  if (!screen?.path) return []
  const segments = screen.path.split('/').filter(segment => !segment.startsWith('{'))
  const resource = typeof screen.access === 'object' ? [screen.access.resource] : []
  const grids = (screen.body ?? []).flatMap(block => (block.kind === 'grid' ? [block.grid.id] : []))
  // Areas of the server that the screen asks: `/api/{area}/...`.
  const areas = [...JSON.stringify(screen).matchAll(/"\/api\/([\w-]+)/g)].map(([, area = '']) => area)
  return [...segments, ...resource, ...grids, ...areas].map(apart)
}

/** Words one by one, however they are joined: `idRefund`, `write-off`, `cash_reconciliation`. */
function apart(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
