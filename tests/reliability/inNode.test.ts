import { type FaultKind } from './faultKind.ts'
import { tryKinds } from './tryKinds.ts'

tryKinds(import.meta.glob<FaultKind>('./cases/*.ts', { eager: true, import: 'kind' }))
