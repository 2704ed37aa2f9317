import { meant, say } from '../wording.ts'

/** What happens with the reply of a form. */
export const submitWords = {
  dryRunSuccess: () =>
    say(
      'dry-run-success',
      'is not for a dry run, whose reply is shown below the fields.',
      'Remove it, or dryRun.',
    ),
  editsRecordless: (call: string) =>
    say(
      'edits-recordless',
      `needs the record of the reply, but the call "${call}" replies with none.`,
      "Name the entity of the reply in the call, e.g. `one: 'refund'`, or remove it.",
    ),
  replyFieldUnknown: (path: string, call: string, known: readonly string[]) =>
    say(
      'reply-field-unknown',
      `takes "${path}" from the reply to "${call}", which has no such field.`,
      meant(path, known, 'The reply has'),
    ),
  replyUndescribed: (path: string, call: string) =>
    say(
      'reply-undescribed',
      `takes "${path}" from the reply to "${call}", but the call does not describe its reply.`,
      `Name the entity of the reply in the call, e.g. \`one: 'refund'\`.`,
    ),
  editsBesideGo: () =>
    say(
      'edits-with-go',
      'cannot be combined with go: a form that is left edits nothing.',
      'Remove one of the two.',
    ),
  nextUnreached: () =>
    say(
      'next-unreached',
      'is never sent, because no button of this form has `onSuccess: { edits: true }`.',
      'Add it to the button that creates the record, or remove next.',
    ),
  nextFieldMissing: (name: string, call: string, entity: string) =>
    say(
      'next-field-missing',
      `needs "${name}" for the call "${call}", and the record of the reply, "${entity}", has no such field.`,
      name === 'version'
        ? 'Add it to the entity.'
        : `Add it to the entity, or fill it with path: { ${name}: '{…}' }.`,
    ),
  dryRunRecordless: (call: string, many: string | undefined) =>
    say(
      'dry-run-recordless',
      `shows fields of the reply, but the call "${call}" replies with ${many === undefined ? 'no record' : 'a list'}.`,
      many === undefined
        ? "Name the entity of the reply in the call, e.g. `one: 'refund'`, or write dryRun: true, which shows the message."
        : 'Write columns instead, which show the records of the list.',
    ),
  dryRunListless: (call: string, one: string | undefined) =>
    say(
      'dry-run-listless',
      `shows records of the reply, but the call "${call}" replies with ${one === undefined ? 'none' : 'one record'}.`,
      one === undefined
        ? "Name the entity of the records in the call, e.g. `many: 'refund'`, or write dryRun: true, which shows the message."
        : 'Write fields instead, which show the record.',
    ),
}
