import { type UiSchema } from '@rjsf/utils'
import { describe } from 'vitest'
import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { SampleForm } from '../../../stories/form/SampleForm.tsx'
import { installSampleGlobals } from './sampleGlobals.ts'

installSampleGlobals()
const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests')

/** The layout that the samples ask each theme for in its own words: ours counts in twelfths of a row. */
const complex: UiSchema = {
  'ui:field': 'LayoutGridField',
  'ui:layoutGrid': {
    'ui:row': {
      children: [
        { 'ui:col': { children: ['person'] } },
        { 'ui:columns': { span: 6, children: ['person.name.first', 'person.name.last'] } },
        { 'ui:columns': { span: 4, children: ['person.address.city', 'person.address.state'] } },
        { 'ui:col': { children: [{ name: 'employment', inline: true }] } },
        {
          'ui:condition': {
            operator: 'all',
            field: 'employment.job_type',
            value: 'company',
            children: [{ 'ui:col': { span: 8, children: ['employment.business'] } }],
          },
        },
      ],
    },
  },
  person: { 'ui:field': 'LayoutHeaderField' },
  employment: { 'ui:field': 'LayoutMultiSchemaField', 'ui:options': { inline: true } },
}

describe('the public sample schemas of rjsf are drawn without an axe finding or an error in the console', () => {
  describe('arrays', () => arrayTests(SampleForm))
  describe('fields', () => formTests(SampleForm))
  describe('objects', () => objectTests(SampleForm))
  describe('layouts', () =>
    gridTests(SampleForm, {
      ColumnWidthAll: { span: 12 },
      ColumnWidth4: { span: 4 },
      ColumnWidth6: { span: 6 },
      ColumnWidth8: { span: 8 },
      ComplexUiSchema: complex,
    }))
})
