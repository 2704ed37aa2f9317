import { type Word } from './words.ts'

type Lines = readonly (readonly [string, string])[]

const ofCall: Lines = [
  [
    'call',
    'Name of the call that has the records; path and place of the value follow from it, in place of get and select.',
  ],
  [
    'path',
    'Placeholder of the path of the call -> what fills it. Default: parameters and fields of its name.',
  ],
]
const ofEntity: Lines = [
  ['entity', 'Name of the entity whose fields it names. Default: that of its load or call.'],
]
const selected: Lines[number] = [
  'selected',
  'The same for several selected rows: the name of its call, or what differs. The label gets "selected", and visible and enabled must hold for every row.',
]
const oneName: Lines = [
  ['the name alone', 'Everything follows from the field of the entity: label, kind, options, limits.'],
]

/** What one writes shorter than the properties of the schema, by the name of the word. */
const shortForms: Readonly<Record<string, Lines>> = {
  'Blocks actions': [
    ...ofEntity,
    ['load', 'Default: the load with a record, else the first one; in a panel its record.'],
  ],
  'Blocks chart': [...ofCall, ...ofEntity, ['label, series', 'Names of fields.']],
  'Blocks commentList': ofCall,
  'Blocks details': [
    ...ofEntity,
    ['load', 'Default: the load with a record, else the first one; in a panel its record.'],
    ['fields', 'Names of fields, or with what differs here.'],
  ],
  'Blocks filters': [...ofEntity, ['filters', 'Names of fields, or with what differs here.']],
  'Blocks form': [
    ['form.entity', 'Name of the entity whose fields it names. Default: that of the call of submit.'],
    ['form.fields', 'Names of fields, or with what differs here. Default: the body of its call.'],
    ['form.submit', 'Name of the call, or the call with what more is to be said.'],
    ['form.otherSubmits', 'Each with the name of its call; what only its call needs follows from that.'],
  ],
  'Blocks grid': [
    ['call', 'Name of the call that lists the rows; source and key follow from it.'],
    ['columns, filters', 'Names of fields, or with what differs here.'],
    ['sort', 'Name of a field, with - before it for the other direction.'],
    ['import.columns', 'Names of fields, or with what differs here; header, kind and pattern follow.'],
    ['grid', 'Its properties are written in the block itself.'],
    ['hidden', 'Further columns, behind the others, which are seen only when the user adds them.'],
  ],
  'Blocks table': [...ofEntity, ['columns', 'Names of fields, or with what differs here.']],
  'Blocks tiles': [
    ['call', 'Name of the call of all tiles, or of one of them; get and select follow from it.'],
  ],
  'Blocks timeline': ofCall,
  'Actions open': [
    ['title, size, form', 'In place of panel; an action with a form needs no kind.'],
    [
      'call, fields',
      'In place of form where it is sent one way, with sections, values, profile, lock, onSuccess and confirm. Default of fields: the body of the call.',
    ],
    ['submit', 'With call and fields: text of the button. Default: the label without its dots.'],
    [
      'values',
      'Default: the row fills the form where the call changes it (PUT, PATCH), else nothing does; true: it does.',
    ],
    selected,
  ],
  'Actions request': [['call', 'Name of the call; an action with a call needs no kind.'], selected],
  'Actions navigate': [['to', 'An action with to needs no kind.']],
  'Actions download': [['call', 'Name of the call.']],
  'Parts condition': [
    [
      '{ field: value }',
      'Holds when the field has this value, or one of a list; several fields must all hold.',
    ],
    ['{ field: { not: value } }', 'Holds when it has neither this value nor one of a list.'],
    ['{ field: { present: true } }', 'Holds when there is a value.'],
    [
      '{ field: { moreThan: number } }',
      'Holds when it is a number above this one; in the same way atLeast, atMost and lessThan.',
    ],
    ['{ field: { isUser: true } }', 'Holds when it is the user name of the signed-in user.'],
    ['{ any: [{ … }, { … }] }', 'Holds when one of several conditions holds.'],
  ],
  'Parts confirm': [
    ['the text alone', 'A question of the default type.'],
    ['type', 'Default: the first word of the call where that is approve, cancel or delete, else action.'],
  ],
  'Parts column': oneName,
  'Parts filterTabs': [['the name alone', 'Name of the field; the call that counts follows from the grid.']],
  'Parts load': [['the name alone', 'Name of the call.'], ...ofCall],
  'Parts submit': [['the name alone', 'Name of the call.'], ...ofCall],
}

export function shortFormsOf({ group, name }: Word): Lines {
  if (group === 'Filters') return oneName
  if (group === 'Fields' && name !== 'rule' && name !== 'ruleTags') return oneName
  if (group === 'Entity fields')
    return [
      [
        'the type alone',
        'Of a field of which nothing else is to be said; a ? behind it: a record may lack it.',
      ],
    ]
  return shortForms[`${group} ${name}`] ?? []
}
