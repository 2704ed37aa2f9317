import { type FaultKind } from './faultKind.ts'
import { runFaultKinds } from './runFaultKinds.ts'

runFaultKinds(import.meta.glob<FaultKind>('./cases/*.ts', { eager: true, import: 'kind' }))
