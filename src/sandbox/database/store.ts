import { type DatabaseSync } from 'node:sqlite'
import { type BusinessClock } from '../clock/businessClock.ts'
import { type DefinedContract } from '../contract/definedContract.ts'
import { type Background } from '../server/backgroundTasks.ts'
import { type Hub } from '../socket/hub.ts'

/** What every part of the sandbox works on. */
export interface Store {
  readonly db: DatabaseSync
  /** Milliseconds since 1970, by which sessions and codes expire. */
  readonly now: () => number
  /** The time of the business, by which work is due. */
  readonly clock: BusinessClock
  /** The moment of the business as the wire spells it: it runs on from the business day, or from where it was. */
  readonly moment: () => string
  /** Work that goes on after its call was answered. */
  readonly background: Background
  /** The open websockets. */
  readonly hub: Hub
  /** What entities and calls say at the moment. */
  readonly defined: () => Promise<DefinedContract>
}
