import { isObject, keysOfPointer } from '../item.ts'

/** The word of the language at a pointer; `root` is what the file defines. */
export function wordAt(pointer: string, root = 'screen'): string {
  const keys = keysOfPointer(pointer)
  if (root === 'file of entities' && keys.length === 1) return 'entity'
  const last = keys.at(-1)
  if (last === undefined) return root
  const above = keys.at(-2) ?? ''
  return parts[above] ?? whole[last] ?? `"${last}"`
}

/** Description of a schema: the meaning of a value is the best advice on how to correct it. */
export function describe(schema: unknown): string {
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : ''
}

/** Words by the key of the list or table with them as entries. */
const parts: Readonly<Record<string, string>> = {
  actions: 'action',
  all: 'condition',
  any: 'condition',
  body: 'block',
  calls: 'call',
  checks: 'check',
  columns: 'column',
  fields: 'field',
  filters: 'filter',
  links: 'link',
  loads: 'load',
  options: 'option',
  otherSubmits: 'submit',
  params: 'parameter',
  query: 'parameter',
  sections: 'section',
  series: 'part of a bar',
  tabs: 'tab',
  tiles: 'tile',
  tooltip: 'tooltip line',
  translations: 'language',
  values: 'status value',
}

/** Words by their own key. */
const whole: Readonly<Record<string, string>> = {
  access: 'access rule',
  cell: 'cell',
  clearWhen: 'condition',
  confirm: 'confirmation',
  empty: 'picture of an empty grid',
  enabled: 'condition',
  export: 'export',
  filterArea: 'filter area',
  form: 'form',
  grid: 'grid',
  import: 'import',
  options: 'list of options',
  profile: 'profile',
  required: 'condition',
  savedFilters: 'place of saved filters',
  saveWhen: 'condition',
  submit: 'submit',
  visible: 'condition',
  when: 'condition',
}
