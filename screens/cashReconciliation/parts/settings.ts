import {
  type ActionDefinition,
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
  readonly own?: Own
}

/** Field -> the value that those have which people may change. */
type Own = Readonly<Record<string, string>>

/** How the settings of an entity are added, changed and switched off. */
export const settingActions = (entity: string, { id, noun, own, ...form }: SettingForm): ActionDefinition[] =>
  defineActions([
    {
      label: `Add ${noun}…`,
      scope: 'screen',
      title: `New ${noun}`,
      form: { ...form, id: `${id}-add`, submit: { call: `add${entity}`, label: `Add ${noun}`, lock: 2 } },
    },
    {
      label: 'Edit…',
      ...(own ? { visible: own } : {}),
      title: `Edit ${noun}`,
      form: { ...form, id: `${id}-edit`, submit: { call: `change${entity}`, lock: 2 } },
    },
    ...switchActions(entity, own),
  ])

/** Switches off what is used no more, and on again. */
export const switchActions = (entity: string, own?: Own) =>
  defineActions([
    {
      label: 'Deactivate',
      call: `deactivate${entity}`,
      tone: 'danger',
      visible: { status: 'active', ...own },
      confirm: 'It can no longer be chosen. Existing uses stay.',
    },
    { label: 'Activate', call: `activate${entity}`, visible: { status: 'inactive', ...own } },
  ])
