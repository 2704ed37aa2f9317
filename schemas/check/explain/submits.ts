import { say } from '../wording.ts'

/** What happens with the reply of a form. */
export const submitWords = {
  dryRunSuccess: () =>
    say(
      'dry-run-success',
      'is not for a dry run, whose reply is shown below the fields.',
      'Remove it, or dryRun.',
    ),
  dryRunRecordless: (call: string) =>
    say(
      'dry-run-recordless',
      `shows fields of the reply, but the call "${call}" replies with no record.`,
      "Name the entity of the reply in the call, e.g. `one: 'refund'`, or write dryRun: true, which shows the message.",
    ),
}
