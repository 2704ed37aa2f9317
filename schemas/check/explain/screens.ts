import { list, meant, say } from '../wording.ts'

/** Names, paths and ways between screens. */
export const screenWords = {
  screenNameTwice: (name: string, other: string) =>
    say('screen-name-twice', `is "${name}", as in ${other}.`, 'Give one of the two screens another name.'),
  screenUnknown: (name: string, known: Iterable<string>, at?: string) =>
    say(
      'screen-unknown',
      `names the screen "${name}", which does not exist.`,
      at !== undefined
        ? `Did you mean "${at}"? That is the screen at this address.`
        : meant(name, known, 'Add that screen, or name one of'),
    ),
  pathTwice: (path: string, other: string) =>
    say('path-twice', `is ${path}, as in ${other}.`, 'Give one of the two screens another path.'),
  pathOverlap: (path: string, other: string, otherPath: string) =>
    say(
      'path-overlap',
      `${path} overlaps ${otherPath} of ${other}: one address fits both.`,
      'Change one of the paths, or give the parameter a pattern that the other cannot match.',
    ),
  parentCycle: (names: readonly string[]) =>
    say(
      'parent-cycle',
      `leads back to this screen: ${names.join(' → ')}.`,
      'Remove or change one parent of the circle.',
    ),
  redirectCycle: (names: readonly string[]) =>
    say('redirect-cycle', `leads back to this screen: ${names.join(' → ')}.`, 'Let one of them show a body.'),
  redirectTwice: () =>
    say(
      'redirect-twice',
      'names more than one of a screen, an address and a base.',
      'Keep the one that it leads to.',
    ),
  redirectBase: () =>
    say(
      'redirect-base',
      'leads below a base address only with both base and path.',
      'Add the missing one, or remove the other.',
    ),
  redirectParamsAlone: (key: 'params' | 'query') =>
    say(
      'redirect-params-alone',
      'fills the parameters of no screen.',
      `Name the screen that it leads to, or remove ${key}.`,
    ),
  bodyMissing: () =>
    say(
      'body-missing',
      'has neither body nor redirect.',
      'Add the body that it shows, or the redirect that it leads to.',
    ),
  bodyBesideRedirect: () =>
    say(
      'body-beside-redirect',
      'never shows, because the screen redirects.',
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
      `"${param}" is no path parameter of the screen "${screen}".`,
      meant(param, known, 'Its parameters are', 'It has none: remove the entry.'),
    ),
  addressKeyUnknown: (key: string, screen: string, known: readonly string[]) =>
    say(
      'address-key-unknown',
      `"${key}" is no filter and no query parameter of the screen "${screen}".`,
      meant(key, known, 'They are', 'It has none: remove the entry.'),
    ),
  addressValueUnknown: (value: string, key: string, known: readonly string[]) =>
    say(
      'address-value-unknown',
      `is "${value}", which is no option of the filter "${key}".`,
      meant(value, known, 'The options are'),
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
      `asks "${call}" for its figures, which answers a list.`,
      'Name a call that answers count, oldestHours and overdue.',
    ),
  tileTwice: (label: string) =>
    say('tile-twice', `is "${label}", as another tile here.`, 'Give one of them another label.'),
  targetParams: (screen: string, params: readonly string[]) =>
    say(
      'target-params',
      `leads to the screen "${screen}", which needs ${list(params)}, and nothing here fills that.`,
      'Lead to a screen without parameters, or with parameters of this screen.',
    ),
  toneOfPicture: () =>
    say(
      'tone-of-picture',
      'is the colour of a notice, and the icon makes it a page.',
      'Keep one of the two.',
    ),
  tabTwice: (id: string) =>
    say('tab-twice', `is "${id}", as another tab here.`, 'Give one of them another id.'),
}
