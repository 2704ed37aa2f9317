import { type Finding } from '../finding.ts'
import { type FileKind } from '../isDefinition.ts'
import { type Definition } from '../read/readDefinition.ts'
import { type PointerMap, whereWritten } from '../resolve/longForm.ts'
import { explainError } from './explainError.ts'
import { foldErrors } from './foldErrors.ts'
import { languageValidators } from './validators.ts'

/** Findings for a definition that violates the schema of its kind: one per fault. */
export type CheckShape = (
  definition: Definition & { readonly pointerMap?: PointerMap },
  kind?: FileKind,
) => Finding[]

export async function shapeCheck(): Promise<CheckShape> {
  const validators = await languageValidators()
  return ({ file, data, findings, pointerMap = [] }, kind = 'screen') => {
    const validate = validators[kind]
    if (data === undefined || validate(data)) return []
    // A fault of the text has an offset, and does not concern a value.
    const dead = findings.filter(({ offset }) => offset === undefined).map(({ pointer }) => pointer)
    return foldErrors(validate.errors ?? [])
      .filter(error => !dead.includes(whereWritten({ pointer: error.instancePath }, pointerMap).pointer))
      .map(error => explainError(file, error, roots[kind]))
  }
}

const roots: Readonly<Record<FileKind, string>> = {
  screen: 'screen',
  entity: 'file of entities',
  calls: 'calls file',
  resources: 'list of resources',
}
