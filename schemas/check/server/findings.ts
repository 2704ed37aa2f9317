import { type NamedCall } from '../resolve/vocabulary.ts'
import { type FieldFault } from './compareRecords.ts'
import { type Difference } from './difference.ts'
import { type Uses } from './uses.ts'

/** A call as people read it. */
export function callTitle({ name, method, path }: NamedCall): string {
  return `${name}  ${method} ${path}`
}

/** A call that cannot be used as it is. */
export function callFault(call: NamedCall, uses: Uses, what: string): Difference {
  const screens = [...new Set(uses.of(call).map(({ screen }) => screen.name))]
  return { severity: screens.length > 0 ? 'breaks' : 'harmless', call: callTitle(call), what, screens }
}

/** What a fault of a field does to the screens that use it. */
export function fieldDifference(call: NamedCall, uses: Uses, { field, kind, what }: FieldFault): Difference {
  const { severity, screens } = uses.field(call, field)
  const used = kind === 'extra' ? 'harmless' : severity
  return {
    // A value that is shown as it came loses its label or its format, and no more; another shape cannot be drawn at all.
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
