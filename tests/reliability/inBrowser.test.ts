import { type FaultKind } from './faultKind.ts'
import { runFaultKinds } from './runFaultKinds.ts'

runFaultKinds(import.meta.glob<FaultKind>('./cases/browser/*.ts', { eager: true, import: 'kind' }))
