import {
  type ActionDefinition,
  defineActions,
  defineColumns,
  type FormActionDefinition,
} from '../../../schemas/index.ts'

/** The last columns of every setting. */
export const changedColumns = defineColumns(['status', { field: 'changedAt', tooltip: ['changedBy'] }])

/** Field -> the value that those have which people may change. */
type Own = Readonly<Record<string, string>>

/** How the settings of an entity, one of which is called by the noun, are added, changed and switched off. */
export const settingActions = (
  entity: string,
  noun: string,
  form: Pick<FormActionDefinition, 'fields' | 'profile'>,
  own?: Own,
): ActionDefinition[] =>
  defineActions([
    { label: `Add ${noun}…`, scope: 'screen', title: `New ${noun}`, call: `add${entity}`, ...form, lock: 2 },
    {
      label: 'Edit…',
      ...(own ? { visible: own } : {}),
      title: `Edit ${noun}`,
      call: `change${entity}`,
      ...form,
      lock: 2,
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
