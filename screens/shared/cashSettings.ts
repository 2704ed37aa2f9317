import {
  type Action,
  type Cell,
  type Column,
  type Condition,
  type Field,
  type Form,
} from '../../schemas/index.ts'

/** Whether a setting can be used. */
export const settingStatus = {
  kind: 'status',
  values: { active: { label: 'Active', tone: 'success' }, inactive: { label: 'Inactive' } },
} satisfies Cell

/** The last columns of every setting. */
export const changedColumns: Column[] = [
  { field: 'status', label: 'Status', cell: settingStatus, sortable: true, width: 104 },
  {
    field: 'changedAt',
    label: 'Changed',
    cell: { kind: 'date' },
    sortable: true,
    width: 112,
    tooltip: [{ field: 'changedBy', label: 'Changed by' }],
  },
]

interface SettingForm {
  /** Begins the ids of the two forms. */
  readonly id: string
  /** What one of the settings is called. */
  readonly noun: string
  readonly fields: Field[]
  readonly profile?: NonNullable<Form['profile']>
  /** Which of them people may change. Absent: all. */
  readonly own?: Leaf
}

type Leaf = Extract<Condition, { field: string }>

/** How the settings at a path are added, changed and switched off. */
export const settingActions = (path: string, { id, noun, fields, profile, own }: SettingForm): Action[] => [
  {
    kind: 'open',
    label: `Add ${noun}…`,
    scope: 'screen',
    panel: {
      title: `New ${noun}`,
      size: 'medium',
      form: {
        id: `${id}-add`,
        fields,
        ...(profile ? { profile } : {}),
        submit: { call: path, label: `Add ${noun}`, lock: 2 },
      },
    },
  },
  {
    kind: 'open',
    label: 'Edit…',
    ...(own ? { visible: own } : {}),
    panel: {
      title: `Edit ${noun}`,
      size: 'medium',
      form: {
        id: `${id}-edit`,
        fields,
        ...(profile ? { profile } : {}),
        submit: { call: `${path}/{id}`, method: 'PUT', version: 'version', lock: 2 },
      },
    },
  },
  ...switchActions(path, own),
]

/** Switches off what is used no more, and on again. */
export const switchActions = (path: string, own?: Leaf): Action[] => [
  {
    kind: 'request',
    label: 'Deactivate',
    call: `${path}/{id}/inactive`,
    tone: 'danger',
    visible: both({ field: 'status', is: 'active' }, own),
    confirm: { type: 'action', text: 'It cannot be chosen any more. What it was used for stays.' },
  },
  {
    kind: 'request',
    label: 'Activate',
    call: `${path}/{id}/active`,
    visible: both({ field: 'status', is: 'inactive' }, own),
  },
]

function both(one: Leaf, other: Leaf | undefined): Condition {
  return other ? { all: [one, other] } : one
}
