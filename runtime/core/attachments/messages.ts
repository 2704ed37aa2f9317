/** The texts of attachments, in the chunk of attachments. */
export const attachmentMessages = {
  heading: 'Attachments',
  empty: 'No files yet.',
  failed: 'The files could not be loaded.',
  tooMany: (name: string, most: number) =>
    `${name} was not added. There can be at most ${most} files. Delete one first.`,
  added: (name: string) => `${name} was added.`,
  notAdded: (name: string) => `${name} was not added.`,
  cancelled: (name: string) => `The upload of ${name} was cancelled.`,
  /** After why no reply has arrived. */
  lost: 'The file may have been added. Check the list before you try again.',
  uploading: (name: string) => `Uploading ${name}`,
  question: 'Delete this file?',
  deletes: (name: string) => `${name} is deleted for everyone. This cannot be undone.`,
  removed: (name: string) => `${name} was deleted.`,
  unseen: 'The picture could not be loaded.',
} as const
