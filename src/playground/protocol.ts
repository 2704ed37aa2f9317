import { type SampledCalls } from '../../schemas/check/edited/sampledCalls.ts'
import { type Problem } from '../../schemas/check/problem.ts'
import { type RouteData } from '../../schemas/check/routeData.ts'
import { type Screen } from '../../schemas/index.ts'

export type { Catalogue, CatalogueItem, Names } from '../../schemas/check/edited/catalogue.ts'
export type { WrittenDefinition } from '../../schemas/check/edited/editedMessages.ts'
export type { Problem }

/** A screen with the addresses of the validators of its forms. */
export interface Drawn {
  readonly screen: Screen
  readonly forms: Readonly<Record<string, string>>
  /** What the calls that it reads from reply with. */
  readonly sampled: SampledCalls
}

/** What the server answers to an edited text. */
export interface Checked {
  readonly problems: readonly Problem[]
  readonly drawn?: Drawn
  /** The text laid out as a file. */
  readonly formatted?: string
}

/** The states of a preview, with their labels. */
export const previewStates = {
  live: 'Sandbox data',
  sample: 'Sample data',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  forbidden: 'Forbidden',
  long: 'Long texts',
} as const
export type PreviewState = keyof typeof previewStates

/** A message from the page to the preview. */
export interface DrawMessage {
  readonly say: 'draw'
  readonly drawn: Drawn
  readonly routes: readonly RouteData[]
  readonly state: PreviewState
  readonly direction: 'ltr' | 'rtl'
}

/** A message from the preview to the page: it is ready, it has drawn, or it failed. */
export interface PreviewMessage {
  readonly say: 'ready' | 'drawn' | 'failed'
}
