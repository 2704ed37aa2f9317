/** A request that is answered with a status of 400 to 499 and a message for the user. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413

  constructor(status: Refusal['status'], message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
