/** The menu text is no menu; the message says why, for the log rather than for the user. */
export class MenuError extends Error {
  override readonly name = 'MenuError'
}
