import { type Screen } from '../../index.ts'
import { type Problem } from '../problem.ts'
import { type Catalogue } from './catalogue.ts'
import { type SampledCalls } from './sampledCalls.ts'

/** What the thread reads. */
export interface ReadVersion {
  /** Folder of the project. */
  readonly root: string
  /** Of the saved files: the thread is ended when they change. */
  readonly version: string
}

/** What the thread is asked for. */
export type Asked =
  | { readonly ask: 'catalogue' }
  | { readonly ask: 'text'; readonly file: string }
  | { readonly ask: 'screen'; readonly name: string }
  | {
      readonly ask: 'check'
      readonly file: string
      readonly text: string
      /** Name of the screen to draw. Default: the one that the file defines. */
      readonly screen?: string
    }

/** What it answers. */
export type Answer =
  | { readonly catalogue: Catalogue }
  | { readonly text: WrittenDefinition | undefined }
  | { readonly saved: DrawnScreen | undefined }
  | CheckedText
  | { readonly failed: string }

/** A definition as the editor shows it. */
export interface WrittenDefinition {
  readonly text: string
  /** True: the file builds its data with code or shared parts, and the text is the resulting data. */
  readonly laidOut: boolean
}

/** What the check finds in an edited text. */
export interface CheckedText {
  readonly problems: readonly Problem[]
  /** Absent: the text has problems, or defines nothing that a screen shows. */
  readonly drawn?: DrawnScreen
  /** The text as the formatter of the project lays it out. Absent: it is no data, or has comments, which would be lost. */
  readonly formatted?: string
}

/** A screen that the preview can draw. */
export interface DrawnScreen {
  readonly screen: Screen
  /** Id of a form -> source of the module of its validator. */
  readonly forms: Readonly<Record<string, string>>
  /** What the calls that it reads from reply with. */
  readonly sampled: SampledCalls
}
