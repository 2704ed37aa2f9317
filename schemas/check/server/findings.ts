import { type NamedCall } from '../resolve/vocabulary.ts'
import { type Uses } from './callUses.ts'
import { type FieldFault } from './compareRecords.ts'
import { type Difference } from './difference.ts'

/** A call in readable form. */
export function callTitle({ name, method, path }: NamedCall): string {
  return `${name}  ${method} ${path}`
}

/** A call that cannot be used in its current form. */
export function callFault(call: NamedCall, uses: Uses, what: string): Difference {
  const screens = [...new Set(uses.of(call).map(({ screen }) => screen.name))]
  return { severity: screens.length > 0 ? 'breaks' : 'harmless', call: callTitle(call), what, screens }
}

/** The effect of a field's fault on the screens that use it. */
export function fieldDifference(call: NamedCall, uses: Uses, { field, kind, what }: FieldFault): Difference {
  const { severity, screens } = uses.field(call, field)
  const used = kind === 'extra' ? 'harmless' : severity
  return {
    // A value shown unformatted loses only its label or format; another shape cannot be drawn at all.
    severity:
      kind === 'shape' && used === 'loses'
        ? 'breaks'
        : kind === 'missing' || kind === 'shape'
          ? used
          : mild(used),
    call: callTitle(call),
    field,
    what,
    screens: used === 'harmless' ? [] : screens,
  }
}

function mild(severity: Difference['severity']): Difference['severity'] {
  return severity === 'breaks' ? 'loses' : severity
}
