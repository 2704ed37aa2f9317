/** A call other than GET was redirected. The redirect may have made a GET of it: what answers then has not done the work. */
export class Redirected extends Error {
  override name = 'Redirected'
}
