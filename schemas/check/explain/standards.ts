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
      `need ${width} pixels as the grid opens, and a window of 1440 has ${room}: the list scrolls sideways.`,
      "Take columns away that few need with show: 'off', or make some narrower with size; where all are needed, say why in because of the grid.",
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
      'acts on selected rows with money, and its question does not say how much.',
      'Write sums: true at the call of the grid, or a selectionSummary with the field total.',
    ),
  personalOpen: (fields: readonly string[]) =>
    say(
      'personal-open',
      `shows ${fields.map(field => `"${field}"`).join(', ')}, which tell something about a person, to every signed-in user.`,
      "Add access: { resource: '…' }.",
    ),
  contractOutdated: () =>
    say(
      'contract-outdated',
      'is not what entities and calls say any more.',
      'Run `npm run contract`, which writes it.',
    ),
  fileUnformatted: (others: readonly string[]) =>
    say(
      'file-unformatted',
      `is not formatted as the others${others.length > 0 ? `, nor ${others.length === 1 ? 'is' : 'are'} ${list(others, 3)}` : ''}.`,
      'Run `npm run format`.',
    ),
  fileLint: (message: string, rule: string) =>
    say(
      'file-lint',
      `${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      `Correct it, or run \`npm run format\` (${rule}).`,
    ),
  textEndless: (name: string) =>
    say(
      'text-endless',
      `sends "${name}" without a limit: the server is the first to refuse a text that is too long.`,
      'Add maxLength to the field of the entity, or here.',
    ),
}
