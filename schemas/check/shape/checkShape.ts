import { type ErrorObject, type ValidateFunction } from 'ajv'
import { callsSchema } from '../../language/calls.ts'
import { entitiesSchema } from '../../language/entity.ts'
import { resourcesSchema } from '../../language/resources.ts'
import { screenSchema } from '../../language/screen.ts'
import { type Finding } from '../finding.ts'
import { type FileKind } from '../isDefinition.ts'
import { type Definition } from '../read/readDefinition.ts'
import { type Moves, whereWritten } from '../resolve/longForm.ts'
import { explainError } from './explainError.ts'
import { foldErrors } from './foldErrors.ts'
import { compileLanguage } from './language.ts'

/** Findings for a definition that does not have the shape of what its file defines: one per fault. */
export function checkShape(
  { file, data, findings, moves = [] }: Definition & { readonly moves?: Moves },
  kind: FileKind = 'screen',
): Finding[] {
  if (data === undefined) return []
  const validate = validatorOf(kind)
  if (validate(data)) return []
  // A fault of the text, which has an offset, says nothing of a value.
  const dead = findings.filter(({ offset }) => offset === undefined).map(({ pointer }) => pointer)
  return foldErrors(validate.errors ?? [])
    .filter(error => !dead.includes(whereWritten({ pointer: error.instancePath }, moves).pointer))
    .map((error: ErrorObject) => explainError(file, error, roots[kind]))
}

/** The validator of a kind of file, compiled when the first file of that kind is checked. */
function validatorOf(kind: FileKind): ValidateFunction {
  const known = validators.get(kind) ?? compileLanguage(schemas[kind])
  validators.set(kind, known)
  return known
}

const validators = new Map<FileKind, ValidateFunction>()
const schemas = {
  screen: screenSchema,
  entity: entitiesSchema,
  calls: callsSchema,
  resources: resourcesSchema,
} as const
const roots: Readonly<Record<FileKind, string>> = {
  screen: 'screen',
  entity: 'file of entities',
  calls: 'calls file',
  resources: 'list of resources',
}
