/** Says of a failure in which state of which screen it happened, and of which call: a timeout alone names none of them. */
export async function withStateInError<T>(state: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) error.message = `${state}: ${error.message}`
    throw error
  }
}
