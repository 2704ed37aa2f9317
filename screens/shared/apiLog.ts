import { type Cell } from '../../schemas/index.ts'

/** Who has called whom. */
export const direction = {
  kind: 'status',
  values: { in: { label: 'Incoming', tone: 'info' }, out: { label: 'Outgoing' } },
} satisfies Cell

/** How a call has ended. */
export const outcome = {
  kind: 'status',
  values: {
    ok: { label: 'Done', tone: 'success' },
    refused: { label: 'Refused', tone: 'warning' },
    failed: { label: 'Failed', tone: 'danger' },
    lost: { label: 'No answer', tone: 'danger' },
  },
} satisfies Cell

export const directionOptions = optionsOf(direction)
export const outcomeOptions = optionsOf(outcome)

function optionsOf({ values }: { values: Record<string, { label: string }> }) {
  return Object.entries(values).map(([value, { label }]) => ({ value, label }))
}
