import { type ReactElement } from 'react'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { sampledCalls } from '../../schemas/check/edited/sampledCalls.ts'
import { routeData } from '../../schemas/check/routeData.ts'
import { type RouteEntry } from '../../schemas/index.ts'
import { settings } from '../../src/app/settings.ts'
import { type SampleOptions, sampleServer } from '../../src/playground/sample/sampleServer.ts'
import { type ScreenFacts, screens } from '../../tests/conformance/screenFacts.ts'
import { vocabulary } from '../../tests/support/screens.ts'
import { ConsoleView } from '../fixtures/ConsoleView.tsx'

export interface ScreenStoryProps {
  /** Name of a screen of `screens/`. */
  readonly screen: string
  readonly state: State
}

/** The replies of a state, and the screens that can be in it. */
export const states = {
  default: { replies: {}, has: () => true },
  empty: { replies: { rows: 0 }, has: hasData },
  loading: { replies: { data: () => new Promise<HttpReply>(() => {}) }, has: hasData },
  failed: { replies: { data: () => refusal }, has: hasData },
  forbidden: { replies: {}, has: ({ resources }: ScreenFacts) => resources.length > 0 },
  veryLong: { replies: { wording: 'veryLong' }, has: hasData },
} satisfies Record<string, { replies: SampleOptions; has: (facts: ScreenFacts) => boolean }>
type State = keyof typeof states

/** A screen of the console in its frame, on made-up data. */
export function ScreenStory({ screen: name, state }: ScreenStoryProps): ReactElement {
  const facts = screens.find(({ screen }) => screen.name === name)
  if (!facts) throw new Error(`There is no screen ${name}.`)
  const resources = state === 'forbidden' ? [] : facts.resources
  return (
    <ConsoleView
      key={`${name} ${state}`}
      address={facts.address}
      signedIn={!facts.isPublic}
      routes={routes}
      settings={settings}
      answer={sampleServer(definitions, {
        ...states[state].replies,
        resources,
        sampled: sampledCalls(facts.screen, vocabulary),
      })}
    />
  )
}

const definitions = screens.map(({ screen }) => screen)
const routes = definitions.map(
  (screen): RouteEntry => ({
    title: '',
    parent: '',
    ...routeData(screen),
    definition: async () => screen,
  }),
)

const refusal: HttpReply = {
  ok: false,
  status: 500,
  statusText: 'Internal Server Error',
  data: { message: 'The database is asleep.' },
}

function hasData({ data }: ScreenFacts): boolean {
  return data.length > 0
}
