import { type routes } from 'virtual:screens'
import type * as wire from 'virtual:wire'
import { type RouteEntry } from '../../schemas/index.ts'
import { type WireValidators } from '../../schemas/wire/validators.ts'
import { type Assert, type Same } from './exact.ts'

/** The modules that the plugin makes have the types of the contracts: compiles only when every entry is `true`. */
export type Holds = [
  Assert<Same<typeof routes, readonly RouteEntry[]>>,
  Assert<Same<keyof typeof wire, keyof WireValidators>>,
  Assert<Same<typeof wire.socketMessage, WireValidators['socketMessage']>>,
  Assert<typeof wire.configuration extends WireValidators['configuration'] ? true : false>,
]
