/** The texts of the saved filters: a module of their own, because no first row needs them. The first two are spec 1 §8's. */
export const savedFilterMessages = {
  invalidModule: 'Invalid module!',
  invalidFunctionality: 'Invalid functionality!',
  savedFailed: 'The saved filters could not be loaded.',
  savedDone: 'The filter was saved.',
  savedDeleted: 'The filter was deleted.',
  savedForbidden: "You don't have permission to save or delete filters.",
  savedNothing: 'Apply a filter first. There is nothing to save.',
  savedEnough: 'There are 5 saved filters already. Delete one to save another.',
  savedDropped: (fields: readonly string[]) =>
    `Not applied because this grid no longer has: ${fields.join(', ')}.`,
  savedUnreadable:
    "This filter can't be applied because it uses an unknown condition or value. You can delete it.",
  savedWithoutId: "This filter can't be deleted because the server did not return its id.",
  descriptionMissing: 'Enter a description.',
  descriptionLong: 'Use at most 50 characters.',
} as const
