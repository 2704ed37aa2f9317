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
  missing: 'Please write a comment.',
  long: 'A comment has 15,000 characters at most.',
  done: 'The comment was saved.',
  draft: 'Draft kept in this browser.',
  draftRefused: 'This text is lost when you leave: the storage of this browser is full or switched off.',
  discard: 'Discard',
} as const
