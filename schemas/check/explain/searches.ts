import { list, say } from '../wording.ts'

/** Choices whose options a call finds. */
export const searchWords = {
  searchCallUnfit: (call: string, does: string) =>
    say(
      'search-call-unfit',
      `names the call "${call}", which ${does}: options are searched in a list.`,
      'Name a GET call that replies with several records ("many"), or a call with "grid".',
    ),
  searchByMissing: (call: string, known: readonly string[]) =>
    say(
      'search-by-missing',
      known.length === 0
        ? `searches with the call "${call}", which takes no query parameter for the typed text.`
        : `does not say which query parameter of the call "${call}" takes the typed text.`,
      known.length === 0
        ? 'Describe the parameter in the query of the call.'
        : `Add "by" with one of ${list(known)}.`,
    ),
  searchKeyless: (call: string, entity: string) =>
    say(
      'search-keyless',
      `searches with the call "${call}", whose records of the entity "${entity}" have no key that could be sent.`,
      'Add "value" with the field that is sent.',
    ),
  searchInitial: () =>
    say(
      'search-initial',
      'is a value of a searched choice, whose label is not known before a search.',
      'Remove it, or offer a fixed list or a load.',
    ),
  readsSensitive: (path: string) =>
    say(
      'reads-sensitive',
      `reads "${path}" of the record that was found, which its entity marks as sensitive: the draft would keep it.`,
      'Name another field, or write draft: false in the form.',
    ),
  chosenUnfilled: () =>
    say(
      'chosen-unfilled',
      'names the label of the value in the record, but no record fills the form.',
      'Remove it, or fill the form with a record: values.',
    ),
}
