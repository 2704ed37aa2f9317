/** The texts of comments, beside `core/messages.ts` because they arrive with the comments and not before the first rows. */
export const commentMessages = {
  // spec 1 §3 to §5
  closed: 'closed',
  answered: 'answered',
  actionRequired: 'Action required',
  closeThread: 'Close thread',
  // not in the specification
  panel: 'Comments',
  empty: 'No comments yet.',
  failed: 'The comments could not be loaded.',
  newComment: 'New comment',
  reply: 'Reply',
  missing: 'Enter a comment.',
  long: 'A comment can have at most 15,000 characters.',
  done: 'The comment was saved.',
  draft: 'Draft saved in this browser.',
  draftRefused: "This text is lost when you leave because this browser's storage is full or disabled.",
  discard: 'Discard',
} as const
