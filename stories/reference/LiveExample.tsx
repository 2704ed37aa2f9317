import { type ReactElement, useMemo } from 'react'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { routeData } from '../../schemas/check/routeData.ts'
import { type RouteEntry, type ScreenDefinition } from '../../schemas/index.ts'
import { settings } from '../../src/app/settings.ts'
import { ConsoleView } from '../fixtures/ConsoleView.tsx'
import { formValidators } from '../fixtures/formValidator.ts'
import { answerExample } from './answerExample.ts'
import styles from './reference.module.css'
import { targets } from './vocabulary.ts'
import { resolved } from './words.ts'

/** An example as the console draws it: its screen without bars and menus, unless it says which frame it has. */
export function LiveExample({ screen }: { readonly screen: ScreenDefinition }): ReactElement {
  const routes = useMemo(() => [screen, ...targets].map(one => routeOf({ frame: 'bare', ...one })), [screen])
  const address = screen.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => screen.params?.[name]?.example ?? '1',
  )
  return (
    <div className={styles.live}>
      <ConsoleView
        address={address}
        routes={routes}
        settings={settings}
        answer={answerExample}
        memory={memory}
      />
    </div>
  )
}

/** A browser in which records were opened and views were pinned. */
const memory = {
  get: (key: string) => {
    const kept = [
      ['console.visits:', [{ name: 'refund', params: { id: '1001' } }]],
      [
        'console.views:',
        [{ label: 'Paid refunds', path: '/refunds', search: '?status=paid', isDefault: false }],
      ],
    ] as const
    const found = kept.find(([start]) => key.startsWith(start))
    return found && JSON.stringify(found[1])
  },
  set: () => true,
  remove: () => undefined,
}

function routeOf(written: ScreenDefinition): RouteEntry {
  const screen = resolved(written)
  const forms = formValidators(...formsOf(screen))
  return {
    title: '',
    parent: '',
    ...routeData(screen),
    definition: async () => screen,
    ...(Object.keys(forms).length > 0 && { forms: async () => forms }),
  }
}
