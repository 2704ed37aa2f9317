import { actionSchemas } from '../../language/action.ts'
import { formSchema } from '../../language/form.ts'
import { submitSchema } from '../../language/submit.ts'
import { call, confirm, not, type WrittenForm } from './members.ts'
import { type Member } from './printType.ts'

const { open, request, navigate, download, show } = actionSchemas
/** The keys of an action with a call and fields for its form and submit. */
const { sections, profile, draft } = formSchema.properties
const ofForm = { sections, profile, draft }
const { onSuccess, lock } = submitSchema.properties
const ofSubmit = { onSuccess, lock }
/**
 * Written alike for both actions with a call: editors show no description of a key that differs between them. The check
 * still refuses what the other one may say.
 */
const eitherSuccess = {
  ...onSuccess,
  properties: { ...onSuccess.properties, ...request.properties.onSuccess.properties },
}

const selected: Member = {
  type: 'CallName | SelectedActionDefinition',
  optional: true,
  description:
    'The same action for several selected rows of a grid, by the name of its call or with the keys that differ: "Reject selected…" next to "Reject…". It can be used while `visible` and `enabled` hold for every row. An actions block ignores it, because it has no selection. Default: it acts on one row only.',
}
const title: Member = {
  type: 'string',
  optional: false,
  description: open.properties.panel.properties.title.description,
}
const panelSize: Member = {
  type: "'large' | 'wide'",
  optional: true,
  description: 'Width of the panel. Default: medium.',
}

/** The forms of actions, by what they do. */
export const actionForms: readonly WrittenForm[] = [
  {
    name: 'OpenActionDefinition',
    family: 'Action',
    schema: open,
    without: ['kind', 'panel'],
    members: {
      ...not('kind', 'to', 'call', 'body', 'fields', 'selected'),
      confirm,
      title,
      size: panelSize,
      form: {
        type: 'FormDefinition',
        optional: false,
        description:
          'The form in the panel. An action whose form has one way to send it can write `call` and `fields` instead.',
      },
    },
  },
  {
    name: 'FormActionDefinition',
    family: 'Action',
    schema: { ...open, properties: { ...open.properties, ...ofForm, lock, onSuccess: eitherSuccess } },
    without: ['kind', 'panel'],
    requires: ['label', 'call'],
    members: {
      ...not('kind', 'to', 'form', 'body'),
      ...call(false),
      confirm,
      title,
      size: panelSize,
      fields: {
        type: 'FieldDefinition[]',
        optional: true,
        description: 'The fields of the form in the panel. Default: the body of the call, in its order.',
      },
      sections: { type: 'SectionDefinition[]' },
      values: {
        type: 'boolean',
        description:
          'True: the row fills the fields; false: nothing does. Default: true for a call that changes the row (PUT, PATCH).',
      },
      submit: {
        type: 'string',
        optional: true,
        description:
          "Text of the submit button. Default: the label without `…` and `selected`; 'Save' for a call that changes the row (PUT, PATCH).",
      },
      selected,
    },
  },
  {
    name: 'RequestActionDefinition',
    family: 'Action',
    schema: { ...request, properties: { ...request.properties, onSuccess: eitherSuccess } },
    without: ['kind'],
    members: { ...not('kind', 'to', 'form', 'fields', 'title'), confirm, selected, ...call(false) },
  },
  {
    name: 'SelectedActionDefinition',
    schema: {
      properties: { ...request.properties, ...ofSubmit },
    },
    without: ['kind', 'scope', 'visible', 'method', 'because', 'assumes'],
    requires: ['call'],
    members: {
      ...call(false),
      confirm,
      title: { ...title, optional: true },
      fields: { type: 'FieldDefinition[]', optional: true, description: 'Fields of its form.' },
      submit: { type: 'string', optional: true, description: 'Text of the submit button.' },
    },
  },
  {
    name: 'NavigateActionDefinition',
    family: 'Action',
    schema: navigate,
    without: ['kind'],
    members: { ...not('kind', 'call', 'form', 'body'), confirm },
  },
  {
    name: 'DownloadActionDefinition',
    family: 'Action',
    schema: download,
    without: ['file'],
    members: { ...not('file', 'to', 'form', 'body'), confirm, ...call(false) },
  },
  {
    name: 'FileDownloadActionDefinition',
    family: 'Action',
    schema: download,
    without: ['call'],
    members: { ...not('call', 'to', 'form', 'body'), confirm, file: { optional: false } },
  },
  {
    name: 'ShowActionDefinition',
    family: 'Action',
    schema: show,
    without: ['kind', 'panel'],
    members: {
      ...not('kind', 'to', 'call', 'form'),
      confirm,
      title,
      size: panelSize,
      docked: {
        type: 'true',
        optional: true,
        description: show.properties.panel.properties.docked.description,
      },
      loads: {
        type: 'Record<string, PanelLoadDefinition>',
        optional: true,
        description: show.properties.panel.properties.loads.description,
      },
      body: {
        type: 'PanelBlockDefinition | PanelBlockDefinition[]',
        optional: false,
        description: show.properties.panel.properties.body.description,
      },
    },
  },
]
