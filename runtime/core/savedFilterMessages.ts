/** The texts of the saved filters: a module of their own, because no first row needs them. The first two are spec 1 §8's. */
export const savedFilterMessages = {
  invalidModule: 'Invalid module!',
  invalidFunctionality: 'Invalid functionality!',
  savedFailed: 'The saved filters could not be loaded.',
  savedDone: 'The filter was saved.',
  savedDeleted: 'The filter was deleted.',
  savedForbidden: 'You may not save or delete filters.',
  savedNothing: 'Apply a filter first: there is nothing to save.',
  savedEnough: 'There are 5 saved filters already. Delete one to save another.',
  savedDropped: (fields: readonly string[]) =>
    `Not applied, because this grid has it no more: ${fields.join(', ')}.`,
  savedUnreadable:
    'This filter cannot be applied: it uses a condition or a value that this console does not know. You can delete it.',
  savedWithoutId: 'This filter cannot be deleted: the server does not say its id.',
  descriptionMissing: 'Please describe the filter.',
  descriptionLong: 'Please describe the filter in 50 characters.',
} as const
