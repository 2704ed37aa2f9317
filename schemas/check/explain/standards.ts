import { list, say } from '../wording.ts'

/** Requirements for screens that are otherwise valid. */
export const standardWords = {
  headingMissing: (name: string) =>
    say(
      'heading-missing',
      'is the same for every record that the screen shows.',
      `Add heading, which names the record by a parameter or load, e.g. "Refund {${name}}".`,
    ),
  headingPlain: () =>
    say(
      'heading-plain',
      'names no record: it has no {placeholder}.',
      'Name a parameter or a field of a load in it, or make it the title.',
    ),
  gridTooWide: (width: number, room: number) =>
    say(
      'grid-too-wide',
      `need ${width} pixels when the grid opens, but a window of 1440 has ${room}: the list scrolls sideways.`,
      "Hide columns that few users need with show: 'off', or make some narrower with size; if all are needed, give the reason in because of the grid.",
    ),
  keyUnfiltered: (field: string) =>
    say(
      'key-unfiltered',
      `do not find a record by "${field}", which the list shows.`,
      `Add a filter for "${field}".`,
    ),
  selectionUnsummed: () =>
    say(
      'selection-unsummed',
      'acts on selected rows with money, but its confirmation does not show the sum.',
      'Write sums: true at the call of the grid, or a selectionSummary with the field total.',
    ),
  selectionUnasked: () =>
    say(
      'selection-unasked',
      'acts on selected rows with money without a confirmation.',
      "Add confirm, e.g. 'The selected refunds are paid today.', or give the reason in because of the action.",
    ),
  callUndescribed: (method: string, path: string, near: string | undefined) =>
    say(
      'call-undescribed',
      `is ${method} ${path}, which no file of calls describes, so no server has it.`,
      near === undefined ? 'Describe it in a file of `calls/`, and name it here.' : `Did you mean "${near}"?`,
    ),
  textKept: (name: string) =>
    say(
      'text-kept',
      `"${name}" may name data that must not be stored in the browser, and drafts of the form would store it.`,
      'Add sensitive: true; or sensitive: false, with the reason in because.',
    ),
  personalPublic: (fields: readonly string[]) =>
    say(
      'personal-public',
      `shows ${fields.map(field => `"${field}"`).join(', ')}, which are personal data, to everybody.`,
      "Write access: { resource: '…' }, or give the reason in because of the screen.",
    ),
  personalOpen: (fields: readonly string[]) =>
    say(
      'personal-open',
      `shows ${fields.map(field => `"${field}"`).join(', ')}, which are personal data, to every signed-in user.`,
      "Add access: { resource: '…' }.",
    ),
  contractOutdated: () =>
    say(
      'contract-outdated',
      'is out of date: entities or calls have changed.',
      'Run `npm run contract` to update it.',
    ),
  fileUnformatted: (others: readonly string[]) =>
    say(
      'file-unformatted',
      `is not formatted${others.length > 0 ? `, nor ${others.length === 1 ? 'is' : 'are'} ${list(others, 3)}` : ''}.`,
      'Run `npm run format`.',
    ),
  fileLint: (message: string, rule: string) =>
    say(
      'file-lint',
      `${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      `Correct it, or run \`npm run format\` (${rule}).`,
    ),
  fieldEndless: (name: string, files: readonly string[], word: string | undefined) =>
    say(
      'field-endless',
      `"${name}" has no limit, and forms of ${files.join(', ')} send it: only the server would reject a text that is too long.`,
      word === undefined ? 'Add maxLength.' : `Add maxLength, as in {type: '${word}', maxLength: 200}.`,
    ),
  textEndless: (name: string) =>
    say(
      'text-endless',
      `sends "${name}" without a limit: only the server would reject a text that is too long.`,
      `Add maxLength here, as in {name: '${name}', maxLength: 200}, or to the field of the entity if that is a text.`,
    ),
}
