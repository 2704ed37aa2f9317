import { namesAlike } from '../compoundNames.ts'
import { type KnownScreen, nearScreen } from '../nearScreen.ts'
import { list, meant, say } from '../wording.ts'

/** Names, paths and ways between screens. */
export const screenWords = {
  screenNameTwice: (name: string, other: string) =>
    say(
      'screen-name-twice',
      `is "${name}", the same as in ${other}.`,
      'Give one of the two screens another name.',
    ),
  nameMisspelt: (name: string, used: string, places: number, files: readonly string[]) =>
    say(
      'name-misspelt',
      `nothing names "${name}", but ${places} places name "${used}", which does not exist: in ${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''}.`,
      `Did you mean "${used}"? Otherwise correct those places.`,
    ),
  screenUnknown: (name: string, known: readonly KnownScreen[], words: readonly string[] = []) =>
    say(
      'screen-unknown',
      `names the screen "${name}", which does not exist.`,
      screenMeant(name, known, words),
    ),
  pathTwice: (path: string, other: string) =>
    say('path-twice', `is ${path}, the same as in ${other}.`, 'Give one of the two screens another path.'),
  pathOverlap: (path: string, other: string, otherPath: string) =>
    say(
      'path-overlap',
      `${path} overlaps ${otherPath} of ${other}: one address fits both.`,
      'Change one of the paths, or give the parameter a pattern that the other cannot match.',
    ),
  parentCycle: (names: readonly string[]) =>
    say('parent-cycle', `forms a cycle: ${names.join(' → ')}.`, 'Remove or change one parent of the cycle.'),
  redirectCycle: (names: readonly string[]) =>
    say('redirect-cycle', `forms a cycle: ${names.join(' → ')}.`, 'Give one of them a body.'),
  redirectWhen: (key: string) =>
    say(
      'redirect-when',
      `"${key}" is not a key of "redirect", which always holds.`,
      "Write a check beside it: checks: [{when: {status: 'sent'}, go: 'screen'}].",
    ),
  checkUnconditional: () =>
    say(
      'check-unconditional',
      'always holds, so that nothing after it applies.',
      'Add when, a condition, or access, a resource. A screen that always opens another one has a redirect.',
    ),
  redirectTwice: () =>
    say(
      'redirect-twice',
      'names more than one of a screen, an address and a base.',
      'Keep the intended target.',
    ),
  redirectBase: () =>
    say(
      'redirect-base',
      'needs both base and path to redirect below a base address.',
      'Add the missing one, or remove the other.',
    ),
  redirectParamsAlone: (key: 'params' | 'query') =>
    say(
      'redirect-params-alone',
      'fills parameters, but no screen is named.',
      `Name the target screen, or remove ${key}.`,
    ),
  bodyMissing: () => say('body-missing', 'has neither body nor redirect.', 'Add a body or a redirect.'),
  bodyBesideRedirect: () =>
    say(
      'body-beside-redirect',
      'is never shown, because the screen redirects.',
      'Remove the body or the redirect.',
    ),
  linkParamMissing: (param: string, screen: string) =>
    say(
      'link-param-missing',
      `does not fill the parameter "${param}" of the screen "${screen}".`,
      `Add "${param}" to params, with the field of the row that holds it.`,
    ),
  linkParamUnknown: (param: string, screen: string, known: readonly string[]) =>
    say(
      'link-param-unknown',
      `"${param}" is not a path parameter of the screen "${screen}".`,
      meant(param, known, 'Its parameters are', 'It has none: remove the entry.'),
    ),
  targetBeside: () =>
    say(
      'target-beside',
      'has no effect beside several targets, each of which has its own.',
      'Move it into the targets of to that need it.',
    ),
  targetUnreachable: () =>
    say(
      'target-unreachable',
      'is never reached, because a target before it has no when.',
      'Move the target without when to the end.',
    ),
  addressKeyUnknown: (key: string, screen: string, known: readonly string[]) =>
    say(
      'address-key-unknown',
      `"${key}" is neither a filter nor a query parameter of the screen "${screen}".`,
      meant(key, known, 'They are', 'It has none: remove the entry.'),
    ),
  addressValueUnknown: (value: string, key: string, known: readonly string[]) =>
    say(
      'address-value-unknown',
      `is "${value}", which is not an option of the filter "${key}".`,
      meant(value, known, 'The options are'),
    ),
  addressClearsNothing: (key: string) =>
    say(
      'address-clears-nothing',
      `is empty, which clears the filter "${key}", and that one is empty when the screen opens.`,
      'Remove it, or write a value.',
    ),
  filterValueForm: (value: string, field: string, is: string, example: string) =>
    say(
      'filter-value-form',
      `is "${value}", and the filter "${field}" is ${is}.`,
      [
        /last|days|month|week/i.test(value) ? 'Write {lastDays: 30} for the last 30 days.' : '',
        `Write it as "${example}"${example.includes('..') ? ', with nothing before or behind the dots for an open end' : ''}.`,
      ]
        .join(' ')
        .trim(),
    ),
  addressValuesMany: (key: string) =>
    say(
      'address-values-many',
      `has several values for the filter "${key}", which takes one.`,
      'Keep one of them, or make that filter a multiSelect.',
    ),
  tileOfMany: (call: string) =>
    say(
      'tile-of-many',
      `asks "${call}" for its figures, which returns a list.`,
      'Name a call that returns count, oldestHours and overdue.',
    ),
  tileTwice: (label: string) =>
    say('tile-twice', `is "${label}", the same as another tile here.`, 'Give one of them another label.'),
  targetParams: (screen: string, params: readonly string[]) =>
    say(
      'target-params',
      `links to the screen "${screen}", which needs ${list(params)}, which nothing here provides.`,
      'Link to a screen without parameters, or with parameters of this screen.',
    ),
  toneOfPicture: () =>
    say(
      'tone-of-picture',
      'is the colour of a notice, but the icon makes the block fill the page.',
      'Keep one of the two.',
    ),
  tabTwice: (id: string) =>
    say('tab-twice', `is "${id}", the same as another tab here.`, 'Give one of them another id.'),
}

/** The screen that is meant, or how screens are named; `words` have a meaning of their own in this place. */
function screenMeant(name: string, known: readonly KnownScreen[], words: readonly string[]): string {
  // The screen of a record is often named before there is one: its list, with an s more, is hardly meant.
  const beside = known.find(one => one.name === `${name}s`)
  const near = nearScreen(name, [
    ...words.map(word => ({ name: word })),
    ...known.filter(one => one !== beside),
  ])
  if (near) {
    const by = near.by === undefined ? '' : ` That is the screen ${byWhat[near.by]}.`
    return `Did you mean "${near.name}"?${by}`
  }
  if (beside) return `Add that screen, or did you mean "${beside.name}"?`
  const all = known.map(one => one.name)
  const alike = namesAlike(name, all).slice(0, few)
  const names = alike.length > 0 || all.length > few ? alike : all
  const such = names.length === 0 ? '' : `, such as ${list(names)}`
  return `Add a screen with this name, or write the "name" of another one, not its path or title${such}.`
}

const byWhat = { address: 'at this address', title: 'with this title' }

/** How many names of a long list are shown. */
const few = 8
