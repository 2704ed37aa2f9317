import { type ActionDefinition } from '../../schemas/index.ts'

/** Who has written it does not decide it; the server says why of each row. */
export const bySomebodyElse = {
  enabled: { blocked: { present: false } },
  disabledReason: '{blocked}',
} satisfies Partial<ActionDefinition>
