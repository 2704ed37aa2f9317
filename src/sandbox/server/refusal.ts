import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'

/** A request that is answered with a status of 400 to 499 and a message for the user. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422
  /** What is wrong field by field; empty: the message says it all. */
  readonly errors: readonly FieldError[]

  constructor(status: Refusal['status'], message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }
}
