/** A call other than GET was redirected, maybe to a GET, whose reply does not mean success. */
export class Redirected extends Error {
  override name = 'Redirected'
}
