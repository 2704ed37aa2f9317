import { holdsSensitive } from '../../../runtime/core/form/draftValues.ts'
import {
  type Action,
  type Block,
  type BlockOf,
  type Condition,
  type Field,
  type Form,
  type Grid,
} from '../../../schemas/index.ts'
import { type ScreenFacts, screens } from '../../conformance/screenFacts.ts'
import { type BuiltInWrite } from './builtInWrite.ts'

/** A button of a screen that changes something on the server, as its definition describes it. */
export interface Write {
  /** Unique among all. */
  readonly name: string
  readonly facts: ScreenFacts
  /** Where it is shown. */
  readonly address: string
  /** What it acts on; `body`: a form in the body of the screen. `comments`: a comment is written in their panel. */
  readonly scope: 'row' | 'selection' | 'screen' | 'record' | 'body' | 'comments'
  /** Text of the button that begins it; for `body` the submit button. */
  readonly label: string
  /** `POST /api/...`, with its placeholders. */
  readonly call: string
  readonly form: Form | undefined
  /** The screen asks before it sends. */
  readonly asks: boolean
  /** Seconds that the button is locked after a press. */
  readonly lock: number
  /** Whether the message of a refusal is shown; otherwise the screen has one text for every failure. */
  readonly showsRefusal: boolean
  /** Grid of the row, of the selection or below the button. */
  readonly grid: Grid | undefined
  /** Conditions on the row. */
  readonly ofRow: readonly Condition[]
  /** Conditions on the loads. */
  readonly ofLoads: readonly Condition[]
  /** Path of the record below the loads. */
  readonly record: string
  /** The steps of a write that the console itself offers; absent for actions and forms of definitions. */
  readonly builtIn?: BuiltInWrite
}

/** Where a block of a screen is shown. */
export interface BlockPlace {
  readonly facts: ScreenFacts
  readonly address: string
  readonly ofLoads: readonly Condition[]
}

/** Defaults of writes that belong to no action. */
export const withoutAction = {
  form: undefined,
  asks: false,
  showsRefusal: true,
  ofRow: [],
  record: '',
} as const

/** Every block of every screen that holds no others. */
export const placedBlocks: readonly { readonly block: Block; readonly place: BlockPlace }[] = screens.flatMap(
  facts =>
    (facts.screen.body ?? []).flatMap(block =>
      blocksIn(block, { facts, address: facts.address, ofLoads: [] }),
    ),
)

/** Every action that calls the server to change something, every form, export and new comment, of every screen. */
export const writes: readonly Write[] = placedBlocks.flatMap(({ block, place }) => ofBlock(block, place))

/** Whether nothing of what is typed may be kept outside of its page, nor the intent to send it. */
export function keepsNothing({ form, builtIn }: Write): boolean {
  if (!form) return builtIn?.onePage ?? false
  return form.draft === false || form.fields.some(isSensitive)
}

/** Whether a line of what is typed (`valuesIn`) is that of a field that may not be kept. */
export function isSecret({ form }: Write, line: string): boolean {
  return form?.fields.some(field => isSensitive(field) && line.includes(`_${field.name} `)) ?? false
}

function isSensitive(field: Field): boolean {
  if (field.kind === 'file') return true
  const { kind, label, sensitive } = field
  if (kind === 'text' && field.masked) return true
  return sensitive ?? holdsSensitive(field, label)
}

function blocksIn(block: Block, place: BlockPlace): typeof placedBlocks {
  const visible = 'visible' in block && block.visible ? [block.visible] : []
  const here = { ...place, ofLoads: [...place.ofLoads, ...visible] }
  if (block.kind === 'tabs')
    return block.tabs.flatMap(({ id, body }, at) => {
      const address = at === 0 ? here.address : `${here.address}?tab=${encodeURIComponent(id)}`
      return body.flatMap(inner => blocksIn(inner, { ...here, address }))
    })
  if (block.kind === 'beside' || block.kind === 'expandable')
    return block.body.flatMap(inner => blocksIn(inner, here))
  return [{ block, place: here }]
}

function ofBlock(block: Block, here: BlockPlace): Write[] {
  switch (block.kind) {
    case 'grid':
      return [
        ...(block.grid.actions ?? []).flatMap(action =>
          ofAction(action, here, { scope: action.scope ?? 'row', grid: block.grid, record: '' }),
        ),
        ...ofExport(block.grid, here),
      ]
    case 'actions':
      return block.actions.flatMap(action =>
        ofAction(action, here, { scope: 'record', grid: undefined, record: block.load }),
      )
    case 'form':
      return ofForm(block.form, here)
    case 'comments':
      return ofComments(block, here)
    default:
      return []
  }
}

function ofAction(action: Action, place: BlockPlace, at: Pick<Write, 'scope' | 'grid' | 'record'>): Write[] {
  const conditions = [action.visible, action.enabled].filter(condition => condition !== undefined)
  const common = {
    ...place,
    ...at,
    name: `${place.facts.screen.name}: ${at.grid ? `${at.grid.id}, ` : ''}${at.scope}, ${action.label}`,
    label: action.label,
    ofRow: at.scope === 'screen' ? [] : conditions,
  }
  if (action.kind === 'request') {
    const { call, method = 'POST', lock = 0, confirm, onError } = action
    const showsRefusal = onError?.global !== false
    const asks = confirm !== undefined
    return [{ ...common, call: `${method} ${call}`, form: undefined, asks, lock, showsRefusal }]
  }
  if (action.kind !== 'open' || !action.panel.form.submit) return []
  const { form } = action.panel
  return [{ ...common, form, ...sending(form) }]
}

function ofForm(form: Form, place: BlockPlace): Write[] {
  if (!form.submit) return []
  const { label = 'Save' } = form.submit
  const common = { scope: 'body', grid: undefined, record: '', ofRow: [], label } as const
  return [{ ...place, ...common, name: `${place.facts.screen.name}: ${form.id}`, form, ...sending(form) }]
}

/** Spec 1 §9 locks it for 5 s. */
function ofExport(grid: Grid, place: BlockPlace): Write[] {
  if (!grid.export) return []
  const { title = 'Export' } = grid.export
  const name = `${place.facts.screen.name}: ${grid.id}, export`
  const call = 'POST /api/report'
  return [{ ...place, ...withoutAction, scope: 'screen', grid, name, label: title, call, lock: 5 }]
}

/** Comments that may be read only, as their record is, are left out. */
function ofComments(
  { id, label = 'Comments', entity, readOnly }: BlockOf<'comments'>,
  place: BlockPlace,
): Write[] {
  if (readOnly !== undefined) return []
  const needed = typeof id === 'object' && 'field' in id ? [{ field: id.field, present: true }] : []
  const ofLoads = [...place.ofLoads, ...needed]
  const name = `${place.facts.screen.name}: comments of ${entity}`
  const call = 'POST /api/comment/'
  return [
    { ...place, ...withoutAction, ofLoads, scope: 'comments', grid: undefined, name, label, call, lock: 0 },
  ]
}

function sending({ submit }: Form): Pick<Write, 'call' | 'asks' | 'lock' | 'showsRefusal'> {
  const { call = '', method = 'POST', lock = 0, confirm } = submit ?? {}
  return { call: `${method} ${call}`, asks: confirm !== undefined, lock, showsRefusal: true }
}
