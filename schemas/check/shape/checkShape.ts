import { type ErrorObject } from 'ajv'
import { type Finding } from '../finding.ts'
import { type Definition } from '../read/readDefinition.ts'
import { explainError } from './explainError.ts'
import { foldErrors } from './foldErrors.ts'
import { compileLanguage } from './language.ts'

/** Findings for a definition that does not have the shape of a screen: one per fault. */
export function checkShape({ file, data, findings }: Definition): Finding[] {
  if (data === undefined || validate(data)) return []
  // A fault of the text, which has an offset, says nothing of a value.
  const dead = findings.filter(({ offset }) => offset === undefined).map(({ pointer }) => pointer)
  return foldErrors(validate.errors ?? [])
    .filter(error => !dead.includes(error.instancePath))
    .map((error: ErrorObject) => explainError(file, error))
}

const validate = compileLanguage()
