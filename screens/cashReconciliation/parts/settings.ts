import {
  type ActionDefinition,
  type Condition,
  defineActions,
  defineColumns,
  type FieldDefinition,
  type FormDefinition,
} from '../../../schemas/index.ts'

/** The last columns of every setting. */
export const changedColumns = defineColumns(['status', { field: 'changedAt', tooltip: ['changedBy'] }])

interface SettingForm {
  /** Begins the ids of the two forms. */
  readonly id: string
  /** What one of the settings is called. */
  readonly noun: string
  /** Absent: those of the calls. */
  readonly fields?: FieldDefinition[]
  readonly profile?: NonNullable<FormDefinition['profile']>
  /** Which of them people may change. Absent: all. */
  readonly own?: Leaf
}

type Leaf = Extract<Condition, { field: string }>

/** How the settings of an entity are added, changed and switched off. */
export const settingActions = (entity: string, { id, noun, own, ...form }: SettingForm): ActionDefinition[] =>
  defineActions([
    {
      kind: 'open',
      label: `Add ${noun}…`,
      scope: 'screen',
      panel: {
        title: `New ${noun}`,
        size: 'medium',
        form: { ...form, id: `${id}-add`, submit: { call: `add${entity}`, label: `Add ${noun}`, lock: 2 } },
      },
    },
    {
      kind: 'open',
      label: 'Edit…',
      ...(own ? { visible: own } : {}),
      panel: {
        title: `Edit ${noun}`,
        size: 'medium',
        form: { ...form, id: `${id}-edit`, submit: { call: `change${entity}`, lock: 2 } },
      },
    },
    ...switchActions(entity, own),
  ])

/** Switches off what is used no more, and on again. */
export const switchActions = (entity: string, own?: Leaf) =>
  defineActions([
    {
      kind: 'request',
      label: 'Deactivate',
      call: `deactivate${entity}`,
      tone: 'danger',
      visible: both({ field: 'status', is: 'active' }, own),
      confirm: { type: 'action', text: 'It cannot be chosen any more. What it was used for stays.' },
    },
    {
      kind: 'request',
      label: 'Activate',
      call: `activate${entity}`,
      visible: both({ field: 'status', is: 'inactive' }, own),
    },
  ])

function both(one: Leaf, other: Leaf | undefined): Condition {
  return other ? { all: [one, other] } : one
}
