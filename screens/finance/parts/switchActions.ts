import { type ActionDefinition } from '../../../schemas/index.ts'

/** What switches a record off and on again, of which only the other one is offered; what it means to be off is asked first. */
export function switchActions(calls: {
  readonly off: string
  readonly on: string
  /** What does not happen any more. */
  readonly offMeans: string
}): ActionDefinition[] {
  return [
    {
      label: 'Deactivate',
      call: calls.off,
      tone: 'danger',
      visible: { status: 'active' },
      confirm: calls.offMeans,
    },
    { label: 'Activate', call: calls.on, visible: { status: 'inactive' } },
  ]
}
