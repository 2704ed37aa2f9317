/**
 * Texts of the test panel, verbatim from spec 1 §8, and those of the editor, which it does not fix. The
 * specification's placeholders are braces; brackets are text: `[ {entity} = {search} ]`, `[name]`.
 */
export const ruleMessages = {
  found: (label: string, entity: string, search: string) => `${label} found [ ${entity} = ${search} ]`,
  notFound: (label: string, entity: string, search: string) => `${label} not found [ ${entity} = ${search} ]`,
  matches: 'The inserted entity matches the rule.',
  matchesNot: 'The inserted entity does not match the rule.',
  best: (name: string) => `Best match: [${name}].`,
  noBest: 'No best match for the given entity.',
  several: (names: string) => `Matching Rules: [${names}].`,
  none: 'No rules match the given entity.',

  treeFailed: 'Entities and fields could not be loaded. You can still write rules.',
  notChecked: 'The rule could not be checked.',
  checking: 'Checking…',
  fine: 'No mistakes found.',
  mistakes: (count: number) => (count === 1 ? 'One mistake' : `${count} mistakes`),
  place: (line: number, character: number) => `Line ${line}, character ${character}`,
  keys: 'Ctrl+Space completes entities, fields and values. Tab leaves the editor.',
  tagTaken: (name: string) => `The tag ${name} already exists. Choose it above.`,
  tagChosen: (name: string) => `${name} is already chosen.`,
  tagLong: 'At most 50 characters.',
} as const
