/**
 * How definitions are written: fields and calls by their names. The build resolves them with the entities and calls into
 * `Screen`, which is all that the browser receives (schemas/check/resolve). Editors show the comments on hover and in
 * completion.
 *
 * Written by `npm run check -- --schema` from the schemas of the language (schemas/check/written): not to be edited.
 */
import { type BlockKind } from './block.ts'
import { type Condition } from './condition.ts'
import {
  type CallName,
  type EntityName,
  type FieldName,
  type FunctionalityName,
  type LoadName,
  type ModuleName,
  type ResourceName,
  type ScreenName,
  type SortName,
} from './names.ts'

type Scalar = string | number | boolean | null

/** `today`, `today-30`, `today+7` or a fixed day, yyyy-MM-dd. */
type Day = 'today' | `today${'+' | '-'}${number}` | `${number}-${number}-${number}`

/** How a condition compares the value of a field other than with one value or one of several; all of them hold. */
interface Comparison {
  not?: Scalar | Scalar[]
  present?: boolean
  atLeast?: number
  atMost?: number
  moreThan?: number
  lessThan?: number
  before?: Day
  after?: Day
  isUser?: boolean
}

/** Field -> its value, one of several values, or another comparison; all of them hold. */
interface FieldValues {
  [field: string]: Scalar | Scalar[] | Comparison
}

/** A condition: `{ status: ['open', 'held'], queue: 'manual' }`, or one of several, `{ any: [{ … }, { … }] }`. */
export type ConditionDefinition = FieldValues | { any: FieldValues[] }

/** A field by its name, or with what differs here from its entity. */
export type LabelledDefinition = FieldName | LabelledInFullDefinition

/** The same for a pair of details, which may also say who sees it. */
export type DetailsFieldDefinition = FieldName | DetailsFieldInFullDefinition

/** A column: the name of its field, or with what differs here from the entity. */
export type ColumnDefinition = FieldName | ColumnInFullDefinition

/** How a form is sent: the name of its call, or with what more is to be said. */
export type SubmitDefinition = CallName | SubmitInFullDefinition

/** Data of a screen: the name of its call, or the call with what differs here. */
export type LoadDefinition = CallName | CalledLoadDefinition | LoadInFullDefinition

export type PanelLoadDefinition = CallName | CalledPanelLoadDefinition | PanelLoadInFullDefinition

/**
 * An action: one with a title and fields or a `form` opens it in a panel, one with a `body` shows its blocks in one, one with `to` leads to a
 * screen, one with a `call` makes it; only a download says its kind.
 */
export type ActionDefinition =
  | OpenActionDefinition
  | FormActionDefinition
  | RequestActionDefinition
  | NavigateActionDefinition
  | DownloadActionDefinition
  | FileDownloadActionDefinition
  | ShowActionDefinition

/** A block of kind K as it is written. */
export type BlockDefinitionOf<K extends BlockKind> = Extract<BlockDefinition, { kind: K }>

/** How one value of a row is drawn. Default: {kind: "text"}. */
export type CellDefinition =
  | ActionCellDefinition
  | BooleanCellDefinition
  | CommentsCellDefinition
  | DateCellDefinition
  | InputCellDefinition
  | LinkCellDefinition
  | ListCellDefinition
  | MoneyCellDefinition
  | NumberCellDefinition
  | NumericInputCellDefinition
  | ProgressCellDefinition
  | StatusCellDefinition
  | TextCellDefinition

/** A filter: the name of its field, or with what differs here from the entity. */
export type FilterDefinition =
  | FieldName
  | BooleanFilterDefinition
  | DateRangeFilterDefinition
  | FromDateFilterDefinition
  | MultiSelectFilterDefinition
  | NumberFilterDefinition
  | NumberRangeFilterDefinition
  | SelectFilterDefinition
  | TextFilterDefinition
  | ToDateFilterDefinition
  | FilterByFieldDefinition

export type FilterOptionsDefinition =
  | {
  /** Value that is sent. */
  value: string
  /** Text that is shown. */
  label: string
}[] | {
  /** Dotted path of the list below the named loads, e.g. `filter.states`. */
  load: LoadName
  /** Field of an entry that is sent. */
  value: string
  /** Field of an entry that is shown. */
  label: string
}
  | string[]
  | string

/** A field of a form: the name of its field, or with what differs here from the entity. */
export type FieldDefinition =
  | FieldName
  | CheckboxFieldDefinition
  | ChoiceFieldDefinition
  | DateFieldDefinition
  | MultiSelectFieldDefinition
  | NumberFieldDefinition
  | SelectFieldDefinition
  | TextFieldDefinition
  | FileFieldDefinition
  | RowsFieldDefinition
  | RuleFieldDefinition
  | RuleTagsFieldDefinition
  | FieldByNameDefinition

/** What can be chosen: in full, some values of a status, texts, the name of a load whose entity has a key and a title of one field, or what a call finds. */
export type OptionsDefinition =
  | {
  /** Value that is sent. */
  value: string | number
  /** Text that is shown. */
  label: string
}[]
  | string[]
  | LoadName
  | LoadedOptionsDefinition
  | SearchedOptionsDefinition

export type FlatBlockDefinition =
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
  | ActionsBlockDefinition
  | GridBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition

export type TabBlockDefinition =
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
  | ActionsBlockDefinition
  | GridBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition
  | BesideBlockDefinition
  | ExpandableBlockDefinition

export type PanelBlockDefinition =
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
  | ActionsBlockDefinition
  | GridBlockDefinition
  | BesideBlockDefinition
  | ExpandableBlockDefinition
  | TabsBlockDefinition

/** A block as it is written. */
export type BlockDefinition =
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
  | ActionsBlockDefinition
  | GridBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition
  | BesideBlockDefinition
  | ExpandableBlockDefinition
  | TabsBlockDefinition

export type EntityFieldDefinition =
  | 'boolean' | 'date' | 'decimal' | 'duration' | 'file' | 'id' | 'integer' | 'json' | 'list' | 'moment' | 'money' | 'percent' | 'text' | 'boolean?' | 'date?' | 'decimal?' | 'duration?' | 'file?' | 'id?' | 'integer?' | 'json?' | 'list?' | 'moment?' | 'money?' | 'percent?' | 'text?'
  | BooleanEntityFieldDefinition
  | DateEntityFieldDefinition
  | DecimalEntityFieldDefinition
  | DurationEntityFieldDefinition
  | FileEntityFieldDefinition
  | IdEntityFieldDefinition
  | IntegerEntityFieldDefinition
  | JsonEntityFieldDefinition
  | ListEntityFieldDefinition
  | MomentEntityFieldDefinition
  | MoneyEntityFieldDefinition
  | ObjectEntityFieldDefinition
  | PercentEntityFieldDefinition
  | ReferenceEntityFieldDefinition
  | StatusEntityFieldDefinition
  | TextEntityFieldDefinition
  | LikeEntityFieldDefinition

interface LoadKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Query parameters of the call; values may hold `{placeholders}`. */
  query?: Record<string, string>
  /** Dotted path to the wanted part of the reply, e.g. `data.data`. Absent: the whole reply. */
  select?: string
  /** Expected type of the reply, where no block of the screen implies it; anything else is a failure. Default: value for a call that replies with a number, otherwise anything. */
  gives?: 'list' | 'record' | 'value'
  /** session: requested once and cached until the user signs out. Default none: requested whenever the screen opens. */
  cache?: 'none' | 'session'
  /** True: requested before all others. These, and the grids, wait for its reply, and are not requested if its failure or a check on it opens another screen. Default false. */
  first?: boolean
  /** Name of the record that the screen is about, with `{placeholders}` of the parameters, e.g. `refund {idrefund}`. If the server does not have it (404), the screen of `onError.go`, or else not-found, opens and says "There is no refund 99.". Default: if no load has this key, the first load whose path has a parameter of the path of the screen, unless its onError gives a value; not-found then does not name the record. */
  record?: string
}

interface PanelLoadKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Query parameters of the call; values may hold `{placeholders}`. */
  query?: Record<string, string>
  /** Dotted path to the wanted part of the reply, e.g. `data.data`. Absent: the whole reply. */
  select?: string
  /** Expected type of the reply, where no block of the screen implies it; anything else is a failure. Default: value for a call that replies with a number, otherwise anything. */
  gives?: 'list' | 'record' | 'value'
}

interface FilterKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Field of the filter terms that are sent, and key in the address. */
  field: FieldName
  /** Visible name of the control. */
  label?: string
  /** Who sees the control and can use it in the address. Default: whoever sees the grid. */
  access?: PermissionDefinition
  /** Former field of this filter: addresses and saved filters that name it keep working. */
  was?: string
  /** False: left out of saved filters; alone, it does not enable saving. Default true (spec 1 §5). */
  savable?: boolean
}

interface FilterKeys2 {
  /** True: with a time, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent as that instant; a day without a time is a day of that zone. The column of its field must show a time too. Default false: days of UTC. */
  time?: boolean
}

interface FilterKeys3 {
  /** The options: a fixed list of {value, label}, or the entries of a load. */
  options?: FilterOptionsDefinition
}

interface FilterKeys4 {
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

interface FilterKeys5 {
  /** Value when the screen opens. Default none. */
  initial?: string
}

interface FieldKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value in the record and in the request; unique in the form, or in its table of records. */
  name: FieldName
  /** Visible name of the field. */
  label?: string
  /** A sentence below the field. Default none. */
  help?: string
  /** Shown, checked and sent only while this holds. Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  visible?: ConditionDefinition
  /** Can be changed only while this holds. Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  enabled?: ConditionDefinition
  /** True, or a condition: while it holds, the field must be filled, or the check box ticked. Applies only while the field is shown and can be changed. Holds for every button of the form that sends the field; what only one of several buttons needs is named in `requires` of that button instead. Default: required by the buttons whose call needs the field, otherwise optional. Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  required?: boolean | ConditionDefinition
  /** When the field is cleared: as soon as it is not shown, cannot be changed, or this holds. Default: it keeps its value. Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  clearWhen?: 'hidden' | 'disabled' | ConditionDefinition
  /** Sent only while this holds; a hidden field is never sent. Default: always sent. Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  saveWhen?: ConditionDefinition
}

interface FieldKeys2 {
  /** True: its value is never stored outside the page, not even in a draft. Default: derived from name and label; a text or number that is an IBAN, account number, national id, password, one-time code or card number is sensitive. False stores such a value nevertheless, and needs `because`. */
  sensitive?: boolean
  /** False: the field begins with its `initial`, or empty, although the record that fills the form has a value of this name; e.g. a note about this change. Default: the record fills it. */
  prefill?: false
  /** Former name of this field: drafts that name it keep working. */
  was?: string
}

interface FieldKeys3 {
  /** The value follows from others: exactly one of sum, product and from. A path is the name of a field of the form, or of the same record in a table; `order.currency` is the field `currency` of the record that is chosen in `order`, whose options are a load or a search; `record.x`, `loads.x` and `profile.x` are as in conditions. Hidden fields are empty. A field that cannot be changed and that no call of the form takes is shown and not sent. Numbers are exact, and rounded to the decimals of the field. Default: the user fills the field. */
  computed?: {
    /** Numbers that are added, e.g. `net` and `tax`; `lines.amount` is that of every record in the table `lines`. Empty ones count as nothing; empty if all are. */
    sum?: (string | number)[]
    /** Numbers that are taken off the sum. Default none. */
    minus?: (string | number)[]
    /** Numbers that are multiplied, e.g. `quantity` and `price`. Empty while one of them is. */
    product?: (string | number)[]
    /** The value itself, e.g. `order.currency` or `record.email`. */
    from?: string
    /** True: the value is proposed, and the user can write another one. It follows its sources while it is as proposed or empty. Default: the field cannot be changed. */
    editable?: true
  }
}

interface FieldKeys4 {
  /** Value without a record, one of the options. Default none. */
  initial?: string | number
}

interface FieldKeys5 {
  /** The options: a fixed list of {value, label}, or the entries of a load. */
  options?: OptionsDefinition
}

interface FieldKeys6 {
  /** A number below this other one is rejected, e.g. `minimum`. Dotted path of the other value: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. While either has no value, every value is taken. Default: no comparison. */
  atLeast?: string
  /** A number above this other one is rejected, e.g. `record.outstanding`. Dotted path of the other value: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. While either has no value, every value is taken. Default: no comparison. */
  atMost?: string
  /** Maximum number of digits after the decimal point. Default: any. */
  decimals?: number
  /** True: on blur, a number outside the limits is set to the limit, and a message says what was typed (spec 1 §5). Default: the typed number stays and is rejected. */
  clamp?: true
  /** Shown after the number, e.g. `kg`. Default none. */
  unit?: string
  /** Dotted path of the currency, shown after the number: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. Default: of an amount of an entity the field that holds its currency, in the form, else in its record; else none. */
  currency?: FieldName
}

interface FieldKeys7 {
  /** The options: a fixed list of {value, label}, the entries of a load, or what a call finds. */
  options?: OptionsDefinition
}

interface FieldKeys8 {
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number
}

interface FieldKeys9 {
  /** Exact number of characters. Default: any. Cannot be combined with maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Format of the text, such as a mail address or a VAT number. A charset of the profile replaces it. Cannot be combined with charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** Error message of the field when the pattern does not match, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Shows a warning at the field and does not reject the value. iban: wrong check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: JSON of any shape, shown as indented text in eight lines and sent as JSON; invalid JSON is rejected. Default: a text; true for a field of the type json. */
  json?: true
  /** True: a list of texts, typed one per line in an area of four lines and sent as a list without empty texts; maxLength and pattern hold for each of them. Default: one text; true for a field of the type list without an entity and options. */
  list?: true
  /** True: a secret. The text is masked until a button reveals it, and it is never stored in a draft. Only for one typed line. Default: visible text. */
  masked?: true
  /** Example in the empty field; never instead of the label. Default none. */
  placeholder?: string
}

interface FieldKeys10 {
  /** Extensions of the files that can be added. Default pdf, png, jpg and jpeg. */
  accept?: string[]
  /** Maximum size of a file in megabytes. Default 5. */
  largest?: number
}

interface FieldKeys11 {
  /** Name of the ruleset whose words the rule can use; a `{placeholder}` is a parameter of the screen. */
  ruleset: string
}

interface OptionsKeys {
  /** Field of an entry that is sent, a text or number. Default: the entry itself; of a search the key of its records. */
  value?: string
  /** Field of an entry that is shown. Default: its value; of a search the title of its records, if that is one field. */
  label?: string
}

interface ActionKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Text of the button; unique among the actions of the same list. */
  label: string
  /** What it acts on: one row of the grid, its selected rows, or the screen as a whole. Default row. Not in an actions block. */
  scope?: 'row' | 'selection' | 'screen'
  /** Who sees it. Default: whoever sees what it acts on. */
  access?: PermissionDefinition
  /** Process types of the server, as its notifications name them: while the user has one of them running, the action is locked and says so. Default none. */
  waitsFor?: string[]
  /** Asks the user for confirmation: the text of the question, or the question with all its keys. Default: no confirmation. */
  confirm?: string | ConfirmDefinition
  /** Meaning of the colour. Default neutral. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Shown only while this holds on the row, or on every selected row. Default: always. */
  visible?: ConditionDefinition
  /** Can be used only while this holds on the row, or on every selected row. Default: always. */
  enabled?: ConditionDefinition
  /** Why it cannot be used while `enabled` does not hold: one text, or a text for each field of `enabled`, of which the first that does not hold is given. A `{placeholder}` is a field of the row, or of the first selected row for which it does not hold. A sentence with an empty field is left out. Required with enabled. */
  disabledReason?: string | Record<string, string>
  /** Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is. */
  formats?: Record<string, BooleanCellDefinition | DateCellDefinition | MoneyCellDefinition | NumberCellDefinition | StatusCellDefinition>
}

interface ActionKeys2 {
  kind?: undefined
}

interface ActionKeys3 {
  to?: undefined
}

interface ActionKeys4 {
  call?: undefined
}

interface ActionKeys5 {
  body?: undefined
}

interface ActionKeys6 {
  fields?: undefined
}

interface ActionKeys7 {
  /** Heading of the panel; a `{placeholder}` is a field of the row. */
  title: string
  /** Width of the panel. Default: medium. */
  size?: 'large' | 'wide'
}

interface ActionKeys8 {
  /** Minimum time in seconds for which the button is locked; it is always locked until the reply. Default 0. */
  lock?: number
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Link of the success toast to the result. Left out if the user may not open that screen. Default: no link. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of the screen, which has the parameters of this one. */
      to: ScreenName
      /** Path parameter of that screen -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. There is no link while the reply lacks one. Default: none comes from the reply. */
      params?: Record<string, string | {
        /** The same for every row. */
        value: string
      }>
      /** Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. Default none. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. Default: none comes from the reply. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. Values that the reply lacks are left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** The form edits the record of the reply from then on: its fields keep what was typed, its panel stays open, and buttons with `next` send that call, with the id and version of the record. True: the record is where the call has it, by default `data`. Cannot be combined with go. Default: the form is done with its record. */
    edits?: true | string
    /** False: the loads and grids of the screen are not reloaded. Default: they are reloaded. */
    reload?: false
    /** Field of the record -> its value after success, instead of reloading the record. Only in an actions block. Default: the record is reloaded. */
    set?: Record<string, string | number | boolean | null>
  }
  /** The same action for several selected rows of a grid, by the name of its call or with the keys that differ: "Reject selected…" next to "Reject…". It can be used while `visible` and `enabled` hold for every row. An actions block ignores it, because it has no selection. Default: it acts on one row only. */
  selected?: CallName | SelectedActionDefinition
}

interface ActionKeys9 {
  form?: undefined
}

interface ActionKeys10 {
  /** Name of the call. */
  call: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

interface ActionKeys11 {
  /** Fetches a file. */
  kind: 'download'
  /** Name under which the file is saved. Default: the name that the server gives. */
  fileName?: string
}

interface ImportColumnKeys {
  /** True: the column is required and every row has a value. Default false. */
  required?: boolean
  /** Type of the values: any text, a number such as -1234.50, a whole number, or a day yyyy-MM-dd with or without HH:mm:ss. Default text. */
  kind?: 'text' | 'number' | 'integer' | 'date'
  /** Format of a value. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** Error message of the field when the pattern does not match, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
  /** Exact number of characters. Default: any. */
  length?: number
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number
  /** The values that are allowed, in any case. Default: any. */
  options?: string[]
  /** Value in the example of the template. Default: that of the field, the first option, or by the type of the values. */
  example?: string | number | boolean
}

/** One screen: where it is, who may open it, what it loads and what it shows. */
export interface ScreenDefinition {
  /** Only in a `.json` definition: the schema that editors complete from. */
  $schema?: string
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Unique name; links, redirects and menu entries (`afroms_state`) use it. */
  name: string
  /** Address of the screen below the root, e.g. `/finance/refunds/details/{idrefund}`. A `{placeholder}` fills one segment and must be declared in `params`. */
  path: string
  /** Title of page, window and breadcrumb. Default: the application name (spec 1 §2). */
  title?: string
  /** Heading of the screen instead of the title, also shown before it in the title of the window: `Refund {idrefund}`, `{partner.name}`. A `{placeholder}` is a parameter of the screen or a dotted path below its loads. The title is shown while one of them has no value. Default: the title. */
  heading?: string
  /** Name of the breadcrumb parent. Default: the home screen. */
  parent?: ScreenName
  /** The screen is never shown: it redirects, with checks to where the first of them that holds leads. It has no body. */
  redirect?: {
    /** Name of the screen that opens with the same parameters. Cannot be combined with address. */
    screen?: ScreenName
    /** A full address, used unchanged. Cannot be combined with screen. */
    address?: string
    /** Opens another site: the base address of the configuration to which path is added. Needs path; cannot be combined with screen or address. */
    base?: 'legacyBase' | 'mobileSite' | 'returnsCreation'
    /** Path below that base; a `{placeholder}` is a parameter of this screen and is encoded. Only with base. */
    path?: string
    /** Parameter of that screen, of its path or its query -> parameter of this one, or `{ value }`, which is always the same. Cannot be combined with address. Default: the parameters of the path, by their names. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> value. Only with screen. Default: only those of params and the address. */
    query?: Record<string, string>
  }
  /** bare shows only the body, without bars and menus. public shows one column below the logo, with a choice of the languages of the screen: for people outside the company. Default console. */
  frame?: 'console' | 'bare' | 'public'
  /** Who may open the screen. Absent: any signed-in user. 'public': no session is needed. */
  access?: 'public' | {
    /** Name of the resource that the user must hold in the resource list of the server. */
    resource: ResourceName
    /** When true, the needed resource is this name joined with '_' and the value of each path parameter, in the order of the path. Default false. Spec 2 §4.1. */
    perParams?: boolean
    /** Endings of other resources that open the screen too: each is joined to the end of the needed name, so that ['-view', '-admin'] accepts the holder of the name itself, of {name}-view or of {name}-admin. Default: none. */
    suffixes?: string[]
  }
  /** The placeholders of the path, each with the pattern its value must match. */
  params?: Record<string, {
    /** Regular expression that the whole decoded value must match; it must be anchored with ^ and $. Absent: any non-empty value. A value that does not match opens not-found. */
    pattern?: string
    /** A value that exists in the sandbox; stories and conformance tests open the screen with it. */
    example?: string
  }>
  /** Query parameters that loads and blocks of the screen may name. Absent in the address: empty text. */
  query?: Record<string, {
    /** Regular expression that the whole decoded value must match; it must be anchored with ^ and $. Absent: any non-empty value. A value that does not match opens not-found. */
    pattern?: string
    /** A value that exists in the sandbox; stories and conformance tests open the screen with it. */
    example?: string
  }>
  /** Data of the screen by name. */
  loads?: Record<string, LoadDefinition>
  /** Evaluated in order; the first that holds opens another screen. A check waits for the loads that it names, and for each check before it that may still hold. So checks of `params` before the first check of a load are evaluated before any call is made, checks of `first` loads as soon as these have arrived. */
  checks?: {
    /** Only for users who hold that resource, or who do not. Default: for every user. Without when the check holds for all of them. */
    access?: PermissionDefinition
    /** Condition on the loads, e.g. {field: "setting", is: "1"}, or on the parameters of path and query: {field: "params.kind", is: "old"}. A load that has failed has the value of its onError. */
    when?: ConditionDefinition
    /** Name of the screen that opens, with the parameters that its path takes and this screen has too. */
    go: ScreenName
    /** Path parameter of that screen -> dotted path of its value: `params.id`, or below the loads `refund.orderNr`; or `{ value }`, which is always the same. Default: parameters of the same name. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> dotted path of its value, as in params, or `{ value }`, which is always the same. One without a value is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
  }[]
  /** The blocks of the screen from top to bottom; a single block can be written without a list. */
  body?: BlockDefinition | BlockDefinition[]
  /** Language (ISO 639) -> its texts, keyed by the English ones. The screen opens in the language of `lang` in the address, otherwise in the first language of the browser that the screen has, otherwise in English; the page uses its writing direction. Every text of the definition must be translated into each language, and no default text of the runtime may be used: a block sets its text for the empty state, a confirmation its title and buttons. Forms, grids and other blocks with texts that no key replaces are refused. Default: English only. */
  translations?: Record<string, Record<string, string>>
}

export interface PermissionDefinition {
  /** Name of the resource that the user must hold; {parameter} is the value of that path parameter of the screen. Default: none. */
  resource?: ResourceName
  /** Name of a resource that the user must not hold: its holders see less than others; {parameter} as in resource. Default: none. */
  without?: ResourceName
}

export interface TargetDefinition {
  /** Condition on the row under which the link leads there. Default: always, so only the last target can lack it. */
  when?: ConditionDefinition | Condition
  /** Name of the screen. */
  screen: ScreenName
  /** Path parameter of that screen -> field of the row, or `{ value }`, which is the same for every row. Default: none. */
  params?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or `{ value }`, which is the same for every row. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. There is no link while such a field is empty. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
}

/** Asks the user for confirmation. In `title` and `text`, `{field}` is a value of the record, or of the form that is sent, which has the fields of its record as `{record.field}`; several selected rows have none. Default: runs without confirmation. */
export interface ConfirmDefinition {
  /** Which confirmation pop-up asks (spec 1 §2). Default: by the first word of the call where that is approve, cancel or delete, else action. */
  type?: 'approve' | 'action' | 'cancel' | 'delete'
  /** What the pop-up says. */
  text: string
  /** Heading of the pop-up. Default: by its type, of an action its label. */
  title?: string
  /** Text of the button that does it. Default: by its type, of an action its label. */
  yes?: string
  /** Text of the other button. Default: by its type. */
  no?: string
  /** A condition on the values of the form, as in `visible` of its fields: only while it holds is the question asked, otherwise the form is sent at once. Only of a form. Default: it is always asked. */
  when?: ConditionDefinition
}

/** Data that the screen requests as soon as the guard allows it. Loads run in parallel, except that all others wait for a `first` one. */
export interface CalledLoadDefinition extends LoadKeys {
  /** What happens when the call fails. At least one of toast, value, go. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value that is used instead: any JSON. Absent: null. */
    value?: unknown
    /** Name of the screen that opens instead, with the parameters that its path takes. */
    go?: ScreenName
    /** Path parameter of that screen -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. Only with go. Default: parameters of the same name. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. One without a value is left out. Only with go. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  /** Name of the call. */
  call: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  get?: undefined
}

/** Data that the screen requests as soon as the guard allows it. Loads run in parallel, except that all others wait for a `first` one. */
export interface LoadInFullDefinition extends LoadKeys {
  /** Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a path or query parameter of the screen and is encoded. */
  get: string
  /** What happens when the call fails. At least one of toast, value, go. */
  onError: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value that is used instead: any JSON. Absent: null. */
    value?: unknown
    /** Name of the screen that opens instead, with the parameters that its path takes. */
    go?: ScreenName
    /** Path parameter of that screen -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. Only with go. Default: parameters of the same name. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. One without a value is left out. Only with go. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  call?: undefined
}

/** Data that a panel requests when it opens; its loads run in parallel. */
export interface CalledPanelLoadDefinition extends PanelLoadKeys {
  /** What happens when the call fails. At least one of toast, value, global. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value that is used instead: any JSON. Absent: null. */
    value?: unknown
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  /** Name of the call. */
  call: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  get?: undefined
}

/** Data that a panel requests when it opens; its loads run in parallel. */
export interface PanelLoadInFullDefinition extends PanelLoadKeys {
  /** Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a field of the row that the panel was opened for, else a parameter of the screen, and is encoded. */
  get: string
  /** What happens when the call fails. At least one of toast, value, global. */
  onError: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value that is used instead: any JSON. Absent: null. */
    value?: unknown
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  call?: undefined
}

/** The value, or the label of the action if it is empty, as a button that runs an action of its row, such as one that opens a panel. In the column of the key, a double click or Enter anywhere in the row runs it too. Plain text where the action is not shown. Only in the column of a grid. */
export interface ActionCellDefinition {
  /** An action of the row. */
  kind: 'action'
  /** Label of an action of the grid on a row. */
  action: string
}

/** Yes or No: yes is true, 1, "1" and "true", no is false, 0, "0" and "false". */
export interface BooleanCellDefinition {
  /** Yes or No. */
  kind: 'boolean'
}

/** A button with the number of comments on the entity whose id is the value; it opens them in a side panel. */
export interface CommentsCellDefinition {
  /** The comments on an entity of the row. */
  kind: 'comments'
  /** Type of the entity as the server names it: order, item, po, issue, or another one. The sandbox knows every entity of the definitions by its name. */
  entity: string
}

/** A date of the server (UTC) in the display format of spec 1 §9, in the time zone of the user when it has a time. */
export interface DateCellDefinition {
  /** A date. */
  kind: 'date'
  /** True shows `yyyy-MM-dd HH:mm:ss`. Default false: `yyyy-MM-dd`. */
  time?: boolean
}

/** A text input; it starts with the value of the row and is sent with the actions of the grid as `values`. In grids only. */
export interface InputCellDefinition {
  /** A text input. */
  kind: 'input'
  /** Name under which actions send the typed value. Default: the field of the column. */
  name?: FieldName
  /** Name of the input for screen readers. Default: the label of the column. */
  label?: string
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number
}

/** The value as a link to a screen. Plain text when the user may not open that screen. */
export interface LinkCellDefinition {
  /** A link to a screen. */
  kind: 'link'
  /** Path parameter of that screen -> field of the row, or `{ value }`, which is the same for every row. Default: none. */
  params?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or `{ value }`, which is the same for every row. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. There is no link while such a field is empty. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** True adds a button that copies the value. Default false. */
  copy?: boolean
  /** Name of the screen, or several targets: the first whose `when` holds on the row. If none holds, there is no link. A target has its own params and query. */
  to: ScreenName | TargetDefinition[]
}

/** Several values, each on a line of its own. */
export interface ListCellDefinition {
  /** Several values. */
  kind: 'list'
  /** Separator after every value but the last, before the line break. Default ',' (spec 1 §9). */
  separator?: string
}

/** An amount with two decimals and its currency, aligned to the end; negative amounts keep their sign. */
export interface MoneyCellDefinition {
  /** An amount of money. */
  kind: 'money'
  /** Field of the row that holds the ISO 4217 currency code; not the code itself. */
  currency: FieldName
}

/** A number with tabular figures, aligned to the end. */
export interface NumberCellDefinition {
  /** A number. */
  kind: 'number'
  /** Digits after the decimal point. Default: as many as the value has, at most 3. */
  decimals?: number
  /** Shown after the number, e.g. `days`. Default none. */
  unit?: string
  /** True: the number is a change, and one above zero begins with `+`. Default: no plus sign. */
  signed?: true
}

/** A number input; a number outside its limits is marked as invalid, and no action can be run. It is sent with the actions of the grid as `values`. In grids only. */
export interface NumericInputCellDefinition {
  /** A number input. */
  kind: 'numericInput'
  /** Name under which actions send the typed value. Default: the field of the column. */
  name?: FieldName
  /** Name of the input for screen readers. Default: the label of the column. */
  label?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
  /** Maximum number of digits after the decimal point. Default 6. */
  decimals?: number
  /** True: on blur, a number outside the limits is set to the limit, and a message says what was typed (spec 1 §5). Default: the typed number stays and is marked as invalid. */
  clamp?: true
}

/** Progress as a bar and in words: `45 %`, or `120 of 400`. */
export interface ProgressCellDefinition {
  /** Progress. */
  kind: 'progress'
  /** Field of the row that holds the number at 100 %. Default: the value is a percentage. */
  total?: FieldName
}

/** A state as a coloured label. A value that is not listed is shown as it is, in the neutral tone. */
export interface StatusCellDefinition {
  /** A state. */
  kind: 'status'
  /** Value of the row -> its label and tone. */
  values: Record<string, {
    /** Text of the label. */
    label: string
    /** Meaning of the colour. Default neutral. */
    tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  }>
}

/** The value as text; line breaks become spaces. */
export interface TextCellDefinition {
  /** Plain text. The default kind. */
  kind: 'text'
  /** True adds a button that copies the value. Default false. */
  copy?: boolean
}

/** One column of a grid. */
export interface ColumnInFullDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Field of the row; also its name in the sort and column list of the request. */
  field: FieldName
  /** Header of the column. */
  label?: string
  /** True lets the user sort by it; the server sorts. Default false. */
  sortable?: boolean
  /** Width in pixels. Default: shares the free width, 160 at least. */
  width?: number
  /** Visibility: always, unless the user hides it, or only when the user adds it. Default on. */
  show?: 'always' | 'on' | 'off'
  /** Edge at which it stays while the others scroll. Default none. */
  pin?: 'start' | 'end'
  /** Who sees the column. Default: whoever sees the grid. */
  access?: PermissionDefinition
  /** True shows the sum of the rows on the page below the column, of money one per currency. Default false. */
  total?: boolean
  /** How one value of a row is drawn. Default: {kind: "text"}. */
  cell?: CellDefinition
  /** Further values of the row on hover and focus, as two columns of label and value. Default none. */
  tooltip?: (FieldName | TooltipLineDefinition)[]
  /** Its width by content; fill: it shares the free width. Default: from its field. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'fill'
}

export interface TooltipLineDefinition {
  /** Dotted path of the value in the row. */
  field: FieldName
  /** Name of the value. */
  label?: string
  /** How one value of a row is drawn. Default: {kind: "text"}. */
  cell?: CellDefinition
}

export interface LabelledInFullDefinition {
  /** Dotted path of the value in the record. */
  field: FieldName
  /** Name of the value. */
  label?: string
  /** How one value of a row is drawn. Default: {kind: "text"}. */
  cell?: CellDefinition
}

export interface DetailsFieldInFullDefinition {
  /** Dotted path of the value in the record. */
  field: FieldName
  /** Name of the value. */
  label?: string
  /** How one value of a row is drawn. Default: {kind: "text"}. */
  cell?: CellDefinition
  /** Who sees the pair; details without any pair are left out. Default: whoever sees the details. */
  access?: PermissionDefinition
}

/** Yes, No or both; sent as 'true' or 'false'. */
export interface BooleanFilterDefinition extends FilterKeys {
  /** Yes, No or both. */
  kind: 'boolean'
  /** Value when the screen opens. Default none. */
  initial?: 'true' | 'false'
}

/** First and last day of a period in one control; sent as the two terms of a from-date and a to-date of its field. */
export interface DateRangeFilterDefinition extends FilterKeys, FilterKeys2 {
  /** A period. */
  kind: 'dateRange'
  /** Period when the screen opens: as the address writes it, `2026-01-01..2026-01-31`, `2026-01-01..` without an end, or `{ lastDays: 30 }`, the last 30 days up to today. Default none. */
  initial?: string | {
    /** Number of days with today as the last; 1 is today alone. */
    lastDays: number
  }
}

/** The first day, typed as yyyy-MM-dd; sent as its 00:00:00 UTC (spec 1 §5). */
export interface FromDateFilterDefinition extends FilterKeys, FilterKeys2 {
  /** The first day of a period. */
  kind: 'fromDate'
  /** Day when the screen opens: as yyyy-MM-dd, with `time` also yyyy-MM-dd HH:mm, or `{ lastDays: 30 }`, the first of the last 30 days. Default none. */
  initial?: string | {
    /** Number of days with today as the last; 1 is today alone. */
    lastDays: number
  }
}

/** Any number of several values. Several values are sent as one group of OR-ed terms, with the condition `in` as one list (spec 1 §5). */
export interface MultiSelectFilterDefinition extends FilterKeys, FilterKeys3 {
  /** Any number of several values. */
  kind: 'multiSelect'
  /** Default equals: one group of OR-ed terms. in: the whole list is one value. */
  condition?: 'equals' | 'in'
  /** Values when the screen opens. Default none. */
  initial?: string[]
}

/** A number; anything else, or a number outside the limits, is not sent, and the field shows an error. */
export interface NumberFilterDefinition extends FilterKeys, FilterKeys4 {
  /** A number. */
  kind: 'number'
  /** Default equals. `gteq` finds this and more, `lteq` this and less. */
  condition?: 'equals' | 'gteq' | 'lteq'
  /** Number when the screen opens. Default none. */
  initial?: number
  /** Buttons that increment and decrement. Default true; use false for the number of a document. */
  steps?: boolean
}

/** Minimum and maximum in one control, both inclusive, either may be empty; sent as a gteq and a lteq term of its field. */
export interface NumberRangeFilterDefinition extends FilterKeys, FilterKeys4 {
  /** A range of numbers. */
  kind: 'numberRange'
  /** Range when the screen opens, as the address writes it: `10..100`, `10..` without an end. Default none. */
  initial?: string
}

/** One of several values. */
export interface SelectFilterDefinition extends FilterKeys, FilterKeys3, FilterKeys5 {
  /** One of several values. */
  kind: 'select'
}

/** A line of text. */
export interface TextFilterDefinition extends FilterKeys, FilterKeys5 {
  /** A line of text. */
  kind: 'text'
  /** Default equals. `like` finds the text anywhere in the value. */
  condition?: 'equals' | 'like'
}

/** The last day, typed as yyyy-MM-dd; sent as 23:59:59 UTC. Empty while the from-date of the same field is filled: now is sent (spec 1 §5). */
export interface ToDateFilterDefinition extends FilterKeys, FilterKeys2 {
  /** The last day of a period. */
  kind: 'toDate'
  /** Day when the screen opens: as yyyy-MM-dd, with `time` also yyyy-MM-dd HH:mm, or `{ lastDays: 1 }`, today. Default none. */
  initial?: string | {
    /** Today, always 1. */
    lastDays: 1
  }
}

/** A line of text. */
export interface FilterByFieldDefinition extends FilterKeys, FilterKeys3 {
  /** A line of text. */
  kind?: undefined
  /** Default equals. `like` finds the text anywhere in the value. */
  condition?: 'equals' | 'like' | 'gteq' | 'lteq' | 'in'
  /** Value when the screen opens. Default none. */
  initial?: string[] | number | NonNullable<DateRangeFilterDefinition['initial']>
}

/** Yes or no, sent as true or false. */
export interface CheckboxFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3 {
  /** Yes or no. */
  kind: 'checkbox'
  /** Ticked without a record. Default: not ticked. */
  initial?: true
}

/** One of a few values, as a group of radio buttons. */
export interface ChoiceFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3, FieldKeys4, FieldKeys5 {
  /** One of a few values. */
  kind: 'choice'
}

/** A day, typed and sent as yyyy-MM-dd. */
export interface DateFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3 {
  /** A day. */
  kind: 'date'
  /** Day without a record, as yyyy-MM-dd. Default none. */
  initial?: string
  /** First day that is taken, as yyyy-MM-dd. Default: no limit. */
  min?: string
  /** Last day that is taken, as yyyy-MM-dd. Default: no limit. */
  max?: string
  /** A day before this other one is rejected, e.g. `validFrom`, or `today`, `today-30`, `today+7`: the day on which the form was opened, thirty days earlier, a week later. Dotted path of the other value: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. While either has no value, every value is taken. Default: no comparison. */
  atLeast?: string
  /** A day after this other one is rejected, e.g. `record.dueDate` or `today`. Dotted path of the other value: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. While either has no value, every value is taken. Default: no comparison. */
  atMost?: string
  /** Takes a time too, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent in UTC as yyyy-MM-dd HH:mm:ss. Default: a day. */
  time?: true
}

/** Any number of several values, sent as a list. */
export interface MultiSelectFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys5 {
  /** Any number of several values. */
  kind: 'multiSelect'
  /** Values without a record, all of them options. Default none. */
  initial?: (string | number)[]
}

/** A number; a value outside the limits is rejected with a message that names the range. */
export interface NumberFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3, FieldKeys6 {
  /** A number. */
  kind: 'number'
  /** Value without a record. Default none. */
  initial?: number
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

/** One of several values, from a drop-down list. */
export interface SelectFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3, FieldKeys4, FieldKeys7 {
  /** One of several values. */
  kind: 'select'
}

/** A line of text, or several. */
export interface TextFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3, FieldKeys8, FieldKeys9 {
  /** A text. */
  kind: 'text'
  /** Value without a record. Default none. */
  initial?: string
  /** Options that replace the text input where the profile of the form says dropdown. Default: always a text input. */
  options?: OptionsDefinition
}

/** A file, chosen with a button or by dropping, which is sent with the other values as a multipart form: each value is a part with its name, lists and records as JSON, and empty values are empty parts. No record fills it and no draft keeps it. Type and size are checked before it is sent; the server checks them again. */
export interface FileFieldDefinition extends FieldKeys, FieldKeys10 {
  /** A file. */
  kind: 'file'
}

/** A table of records, each with the same fields; sent as a list. */
export interface RowsFieldDefinition extends FieldKeys, FieldKeys2 {
  /** A table of records. */
  kind: 'rows'
  /** Text of the button that adds a record; records can then be removed and moved too. Default: only the values in the records of the form can be changed. */
  add?: string
  /** Minimum number of records. Only with add. Default: none. */
  min?: number
  /** Maximum number of records. Only with add. Default: no limit. */
  max?: number
  /** Fields whose value may occur in one record only, e.g. `code`; spaces around a text and its case do not matter, and empty values may repeat. Default none. */
  unique?: string[]
  /** The fields of a record in reading order. */
  fields: FieldDefinition[]
}

/** The text of a rule in the rule editor: palettes, completion, and the errors that the server finds (spec 1 §5). */
export interface RuleFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys8, FieldKeys11 {
  /** The text of a rule. */
  kind: 'rule'
}

/** The tags of a rule, sent as {id, name, isTag}; users can create tags where the ruleset permits it (spec 1 §5). Not shown where the rules of the ruleset have no tags. */
export interface RuleTagsFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys11 {
  /** The tags of a rule. */
  kind: 'ruleTags'
  /** Maximum number of tags. Default: no limit. */
  max?: number
}

export interface LoadedOptionsDefinition extends OptionsKeys {
  /** Dotted path of the list below the named loads, e.g. `settings.banks`. */
  load: LoadName
}

/** Records that a call finds by the typed text, for a choice among too many to list. */
export interface SearchedOptionsDefinition extends OptionsKeys {
  /** Name of the call that finds records: a GET call that replies with a list, or a grid call. */
  search: CallName
  /** Where the typed text is sent: the query parameter of a GET call; of a grid call the field that contains it. Default: the only query parameter; of a grid call the label. */
  by?: string
  /** Field of a found record, shown after its label to tell records of the same name apart. Default none. */
  note?: string
  /** Fields of the found record that other fields of the form name, as in `partner.currency`. Default: follows from those fields. */
  reads?: string[]
  /** Field of the record that fills the form (in a table of records of the same record) with the label of its value. Default: the value itself is shown until another one is chosen. */
  chosen?: string
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

export interface FieldByNameDefinition extends FieldKeys, FieldKeys2, FieldKeys3, FieldKeys6, FieldKeys7, FieldKeys8, FieldKeys9, FieldKeys10 {
  /** A text. */
  kind?: undefined
  /** Value without a record. Default none. */
  initial?: string | number | boolean
  /** Least number. Default: no limit. */
  min?: number | string
  /** Greatest number. Default: no limit. */
  max?: number | string
  /** Of a table of records: text of the button that adds one. */
  add?: string
  /** Of a table of records: the fields of a record. */
  fields?: FieldDefinition[]
}

export interface SectionDefinition {
  /** Heading of the section. */
  title: string
  /** A sentence below the heading. Default none. */
  text?: string
  /** The fields in reading order. */
  fields: FieldDefinition[]
}

/** How the form is sent, also by Enter in a field. Default: the form is read-only. */
export interface SubmitInFullDefinition {
  /** Name of the call. */
  call: CallName
  /** Method of the request. Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The call that this button sends instead once the form edits the record of an earlier reply, see `onSuccess.edits`: a draft is created by the first call, and changed by this one. Default: the same call each time. */
  next?: CallName | NextCallDefinition
  /** Text of the button. Default 'Save'. */
  label?: string
  /** Fixed values that are sent with the fields. Default none. */
  body?: Record<string, string | number | boolean>
  /** changed: only fields whose value differs from the initial one. Default all. */
  send?: 'all' | 'changed'
  /** Dotted path in the record of the value that is sent as `version`, so that the server can respond with 409 if somebody else has changed the record meanwhile. Default: none is sent. */
  version?: string
  /** Names of the fields that are required to send the form with this button only; of a table of records with its name, e.g. `lines.accepted`. Default: those that its call needs and another does not. */
  requires?: FieldName[]
  /** Names of the fields that this button sends. Default: those that its call takes, or all if the call does not list them. */
  fields?: FieldName[]
  /** Asks the user for confirmation: the text of the question, or the question with all its keys. Default: no confirmation. */
  confirm?: string | ConfirmDefinition
  /** Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is. */
  formats?: Record<string, BooleanCellDefinition | DateCellDefinition | MoneyCellDefinition | NumberCellDefinition | StatusCellDefinition>
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Link of the success toast to the result. Left out if the user may not open that screen. Default: no link. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of the screen, which has the parameters of this one. */
      to: ScreenName
      /** Path parameter of that screen -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. There is no link while the reply lacks one. Default: none comes from the reply. */
      params?: Record<string, string | {
        /** The same for every row. */
        value: string
      }>
      /** Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. Default none. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. Default: none comes from the reply. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. Values that the reply lacks are left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** The form edits the record of the reply from then on: its fields keep what was typed, its panel stays open, and buttons with `next` send that call, with the id and version of the record. True: the record is where the call has it, by default `data`. Cannot be combined with go. Default: the form is done with its record. */
    edits?: true | string
    /** False: the loads and grids of the screen are not reloaded. Default: they are reloaded. */
    reload?: false
  }
  /** Minimum time in seconds for which the button is locked; it is always locked until the reply. Default 0. */
  lock?: number
  /** The call only tries the values and saves nothing, e.g. "Test connection": the fields keep what was typed and count as unsaved, and the reply is shown below them until a value changes. True: the message of the reply; or the fields of the record, or the columns of the records, that are shown with it. Default: the call saves the values. */
  dryRun?: true | DryRunDefinition
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** One more way to send the form. */
export interface OtherSubmitDefinition {
  /** Name of the call. */
  call: CallName
  /** Method of the request. Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The call that this button sends instead once the form edits the record of an earlier reply, see `onSuccess.edits`: a draft is created by the first call, and changed by this one. Default: the same call each time. */
  next?: CallName | NextCallDefinition
  /** Text of the button. Default 'Save'. */
  label: string
  /** Fixed values that are sent with the fields. Default none. */
  body?: Record<string, string | number | boolean>
  /** changed: only fields whose value differs from the initial one. Default all. */
  send?: 'all' | 'changed'
  /** Dotted path in the record of the value that is sent as `version`, so that the server can respond with 409 if somebody else has changed the record meanwhile. Default: none is sent. */
  version?: string
  /** Names of the fields that are required to send the form with this button only; of a table of records with its name, e.g. `lines.accepted`. Default: those that its call needs and another does not. */
  requires?: FieldName[]
  /** Names of the fields that this button sends. Default: those that its call takes, or all if the call does not list them. */
  fields?: FieldName[]
  /** Asks the user for confirmation: the text of the question, or the question with all its keys. Default: no confirmation. */
  confirm?: string | ConfirmDefinition
  /** Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is. */
  formats?: Record<string, BooleanCellDefinition | DateCellDefinition | MoneyCellDefinition | NumberCellDefinition | StatusCellDefinition>
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Link of the success toast to the result. Left out if the user may not open that screen. Default: no link. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of the screen, which has the parameters of this one. */
      to: ScreenName
      /** Path parameter of that screen -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. There is no link while the reply lacks one. Default: none comes from the reply. */
      params?: Record<string, string | {
        /** The same for every row. */
        value: string
      }>
      /** Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. Default none. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. Default: none comes from the reply. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. Values that the reply lacks are left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** The form edits the record of the reply from then on: its fields keep what was typed, its panel stays open, and buttons with `next` send that call, with the id and version of the record. True: the record is where the call has it, by default `data`. Cannot be combined with go. Default: the form is done with its record. */
    edits?: true | string
    /** False: the loads and grids of the screen are not reloaded. Default: they are reloaded. */
    reload?: false
  }
  /** Minimum time in seconds for which the button is locked; it is always locked until the reply. Default 0. */
  lock?: number
  /** The call only tries the values and saves nothing, e.g. "Test connection": the fields keep what was typed and count as unsaved, and the reply is shown below them until a value changes. True: the message of the reply; or the fields of the record, or the columns of the records, that are shown with it. Default: the call saves the values. */
  dryRun?: true | DryRunDefinition
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** The call that this button sends instead once the form edits the record of an earlier reply, see `onSuccess.edits`: a draft is created by the first call, and changed by this one. Default: the same call each time. */
export interface NextCallDefinition {
  /** Name of the call. */
  call: CallName
  /** Method of the request. Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Dotted path in that record of the value that is sent as `version`. Default: none is sent. */
  version?: string
  /** Names of the fields that are sent. Default: all. */
  fields?: FieldName[]
  /** Reads the record again when someone else has saved it first (409): the form gets its version and its values, and keeps what was typed. Default: the call that replies with one record of that entity whose path the record fills, if there is one; else none. */
  read?: {
    /** Path of the GET call, with placeholders as in `call`. */
    get: string
    /** Dotted path of the record in its reply. Default: the reply itself. */
    select?: string
  }
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** What of the reply is shown, below its message. */
export interface DryRunDefinition {
  /** Dotted path of the record or the records in the reply; '' is the whole reply. Default `data`. */
  select?: string
  /** Values of the record that are shown, in reading order. Default none. */
  fields?: LabelledDefinition[]
  /** Columns of the table of a reply with several records, of which the first 50 are shown. Default none. */
  columns?: LabelledDefinition[]
}

/** Fields that the user fills in, which are validated and sent. */
export interface FormDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Unique name; drafts are kept under it. A form that several screens share has one id. Default: the name of its call, with dashes. */
  id?: string
  /** The fields under headings. Default: one section without a heading. */
  sections?: SectionDefinition[]
  /** Dotted path below the named loads: the record that fills the fields; true: the row of the action does. Default: the row of an action whose call changes it (PUT, PATCH), else nothing but the initial value of each field. */
  values?: string | boolean
  /** Settings of the server that override the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: none. */
  profile?: {
    /** Dotted path below the named loads: a list of profiles, or a single one. */
    load: LoadName
    /** Name of the field that chooses the profile, and of the key that holds the id of a profile. */
    by: string
    /** Key of a profile that holds the list of its fields. A field that is not listed is hidden, regardless of its own conditions. Default fields. */
    fields?: FieldName
    /** Names of the keys of the entries in that list, where they are not the default. */
    keys?: {
      /** The name of the field. Default name. */
      name?: FieldName
      /** Its label; if absent, the label of the definition is used. Default label. */
      label?: string
      /** Whether it must be filled. Default required. */
      required?: string
      /** Maximum number of characters; absent, null or 0: no limit. Default maxLength. */
      maxLength?: string
      /** Exact number of characters, which overrides the maximum. Default length. */
      length?: string
      /** arabic or english; anything else: no check. Default charset. */
      charset?: string
      /** Whether a text with options is chosen instead of typed. Default dropdown. */
      dropdown?: string
    }
    /** Further keys without which a profile is not valid; its id and its list of fields are always needed. Default none. */
    needs?: string[]
    /** Names of the fields whose exact length counts. Default: it counts for every field. */
    exact?: string[]
    /** Names of fields that profiles do not control: only their own conditions apply. Default none. */
    free?: string[]
    /** Message instead of the form when the server sends no profiles. */
    invalid: {
      /** Message when an entry of the list is not a profile. */
      list: string
      /** Message when the single value is not a profile. */
      single: string
    }
  }
  /** Read-only values at first, with an edit button: for all users, or for users with a resource. Default: the fields are editable at once. */
  readView?: true | {
    /** Name of the resource that the user must hold to edit. */
    editAccess: ResourceName
  }
  /** False: no draft is stored in the browser. Default: drafts are stored, without sensitive fields. */
  draft?: false
  /** The fields in reading order. */
  fields?: FieldDefinition[]
  /** How the form is sent, also by Enter in a field. Default: the form is read-only. */
  submit?: CallName | SubmitInFullDefinition
  /** Further ways to send the form, each with a button after that of `submit`, e.g. "Save as draft". Default none. */
  otherSubmits?: OtherSubmitDefinition[]
  /** Entity of its fields. Default: that of its call. */
  entity?: EntityName
}

/** Opens a form in a side panel. The row or record fills the form, unless `values` names a load; conditions of the form see it as `record`. For a selection, the call sends the selection. Typed values stay as a draft when the panel is closed. */
export interface OpenActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys4, ActionKeys5, ActionKeys6, ActionKeys7 {
  selected?: undefined
  /** The form in the panel. An action whose form has one way to send it can write `call` and `fields` instead. */
  form: FormDefinition
}

/** Opens a form in a side panel. The row or record fills the form, unless `values` names a load; conditions of the form see it as `record`. For a selection, the call sends the selection. Typed values stay as a draft when the panel is closed. */
export interface FormActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys5, ActionKeys7, ActionKeys8, ActionKeys9, ActionKeys10 {
  /** The fields under headings. Default: one section without a heading. */
  sections?: SectionDefinition[]
  /** Settings of the server that override the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: none. */
  profile?: {
    /** Dotted path below the named loads: a list of profiles, or a single one. */
    load: LoadName
    /** Name of the field that chooses the profile, and of the key that holds the id of a profile. */
    by: string
    /** Key of a profile that holds the list of its fields. A field that is not listed is hidden, regardless of its own conditions. Default fields. */
    fields?: FieldName
    /** Names of the keys of the entries in that list, where they are not the default. */
    keys?: {
      /** The name of the field. Default name. */
      name?: FieldName
      /** Its label; if absent, the label of the definition is used. Default label. */
      label?: string
      /** Whether it must be filled. Default required. */
      required?: string
      /** Maximum number of characters; absent, null or 0: no limit. Default maxLength. */
      maxLength?: string
      /** Exact number of characters, which overrides the maximum. Default length. */
      length?: string
      /** arabic or english; anything else: no check. Default charset. */
      charset?: string
      /** Whether a text with options is chosen instead of typed. Default dropdown. */
      dropdown?: string
    }
    /** Further keys without which a profile is not valid; its id and its list of fields are always needed. Default none. */
    needs?: string[]
    /** Names of the fields whose exact length counts. Default: it counts for every field. */
    exact?: string[]
    /** Names of fields that profiles do not control: only their own conditions apply. Default none. */
    free?: string[]
    /** Message instead of the form when the server sends no profiles. */
    invalid: {
      /** Message when an entry of the list is not a profile. */
      list: string
      /** Message when the single value is not a profile. */
      single: string
    }
  }
  /** False: no draft is stored in the browser. Default: drafts are stored, without sensitive fields. */
  draft?: false
  /** The fields of the form in the panel. Default: the body of the call, in its order. */
  fields?: FieldDefinition[]
  /** True: the row fills the fields; false: nothing does. Default: true for a call that changes the row (PUT, PATCH). */
  values?: boolean
  /** Text of the submit button. Default: the label without `…` and `selected`; 'Save' for a call that changes the row (PUT, PATCH). */
  submit?: string
}

/** A call to the server; after success the grid reloads its rows. If somebody else has changed the record meanwhile (409), the user sees a message and the record is reloaded. */
export interface RequestActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys6, ActionKeys8, ActionKeys9, ActionKeys10 {
  /** Method of the request. Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fixed values that are sent with the selection and the values typed into the rows. Default none. */
  body?: Record<string, string | number | boolean>
  /** What happens when the call fails; after a 409 the record is reloaded and nothing is set. Default: the message of the server as a toast. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server. Absent: no toast. */
    toast?: string
    /** Field of the record -> its value after success, instead of reloading the record. Only in an actions block. Default: the record is reloaded. */
    set?: Record<string, string | number | boolean | null>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  title?: undefined
}

export interface SelectedActionDefinition {
  /** Text of the button; unique among the actions of the same list. */
  label?: string
  /** Who sees it. Default: whoever sees what it acts on. */
  access?: PermissionDefinition
  /** Process types of the server, as its notifications name them: while the user has one of them running, the action is locked and says so. Default none. */
  waitsFor?: string[]
  /** Asks the user for confirmation: the text of the question, or the question with all its keys. Default: no confirmation. */
  confirm?: string | ConfirmDefinition
  /** Meaning of the colour. Default neutral. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Name of the call. */
  call: CallName
  /** Fixed values that are sent with the selection and the values typed into the rows. Default none. */
  body?: Record<string, string | number | boolean>
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Link of the success toast to the result. Left out if the user may not open that screen. Default: no link. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of the screen, which has the parameters of this one. */
      to: ScreenName
      /** Path parameter of that screen -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. There is no link while the reply lacks one. Default: none comes from the reply. */
      params?: Record<string, string | {
        /** The same for every row. */
        value: string
      }>
      /** Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. Default none. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. Default: none comes from the reply. */
    params?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. Values that the reply lacks are left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** The form edits the record of the reply from then on: its fields keep what was typed, its panel stays open, and buttons with `next` send that call, with the id and version of the record. True: the record is where the call has it, by default `data`. Cannot be combined with go. Default: the form is done with its record. */
    edits?: true | string
    /** False: the loads and grids of the screen are not reloaded. Default: they are reloaded. */
    reload?: false
  }
  /** What happens when the call fails; after a 409 the record is reloaded and nothing is set. Default: the message of the server as a toast. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server. Absent: no toast. */
    toast?: string
    /** Field of the record -> its value after success, instead of reloading the record. Only in an actions block. Default: the record is reloaded. */
    set?: Record<string, string | number | boolean | null>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  /** Minimum time in seconds for which the button is locked; it is always locked until the reply. Default 0. */
  lock?: number
  /** Can be used only while this holds on the row, or on every selected row. Default: always. */
  enabled?: ConditionDefinition
  /** Why it cannot be used while `enabled` does not hold: one text, or a text for each field of `enabled`, of which the first that does not hold is given. A `{placeholder}` is a field of the row, or of the first selected row for which it does not hold. A sentence with an empty field is left out. Required with enabled. */
  disabledReason?: string | Record<string, string>
  /** Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is. */
  formats?: Record<string, BooleanCellDefinition | DateCellDefinition | MoneyCellDefinition | NumberCellDefinition | StatusCellDefinition>
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Heading of the panel; a `{placeholder}` is a field of the row. */
  title?: string
  /** Fields of its form. */
  fields?: FieldDefinition[]
  /** Text of the submit button. */
  submit?: string
}

/** Opens a screen; absent for users who may not open it. Not for selections. */
export interface NavigateActionDefinition extends ActionKeys, ActionKeys2, ActionKeys4, ActionKeys5, ActionKeys9 {
  /** Path parameter of that screen -> field of the row, or `{ value }`, which is the same for every row. Default: none. */
  params?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or `{ value }`, which is the same for every row. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. There is no link while such a field is empty. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Name of the screen, or several targets: the first whose `when` holds on the row. If none holds, there is no link. A target has its own params and query. */
  to: ScreenName | TargetDefinition[]
}

/** Fetches a file with POST and gives it to the user: by a call of its own, or as a file of the server (spec 1 §7). */
export interface DownloadActionDefinition extends ActionKeys, ActionKeys3, ActionKeys5, ActionKeys9, ActionKeys10, ActionKeys11 {
  file?: undefined
}

/** Fetches a file with POST and gives it to the user: by a call of its own, or as a file of the server (spec 1 §7). */
export interface FileDownloadActionDefinition extends ActionKeys, ActionKeys3, ActionKeys4, ActionKeys5, ActionKeys9, ActionKeys11 {
  /** A file of the server, requested by id and name, and saved under that name. Only for a row. Cannot be combined with call. */
  file: {
    /** Dotted path of the id of the file in the row. */
    id: string
    /** Dotted path of the name of the file in the row. */
    name: FieldName
  }
}

/** Shows blocks about a row or record in a side panel, next to the list. Not for selections. */
export interface ShowActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys4, ActionKeys7, ActionKeys9 {
  /** True: in a window of 1024 pixels or more the panel is docked next to the list, which stays usable, and follows the active row; unsaved input in it is asked about first. In a narrower window, and where there is no room, it is modal. Only for a row of a grid. Default: it is modal. */
  docked?: true
  /** Data of the panel by name, in addition to the data of the screen. Default: none. */
  loads?: Record<string, PanelLoadDefinition>
  /** The blocks of the panel from top to bottom: all but `signIn` and `signOut`. They see the loads of the screen and of the panel, and the row or record that it was opened for as the load `record`. Filters, tabs and pages in it are its own, and not in the address. */
  body: PanelBlockDefinition | PanelBlockDefinition[]
}

/** Figures of the selected rows from the server, shown with their number and requested again whenever the selection changes: a running total, a difference. Needs selection. Default: only the number of rows. */
export interface SelectionSummaryDefinition {
  /** Name of the call. */
  call: CallName
  /** GET sends the selection as JSON in the query parameter `selection`, POST in the body. Default POST. */
  method?: 'GET' | 'POST'
  /** Shown without a selection too, for figures that a user selects towards, such as an outstanding amount; the call then gets an empty selection. Default: only once a row is selected. */
  always?: true
  /** Values of the record that are shown, in reading order. */
  fields: LabelledDefinition[]
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Lets the user save the filters of this grid, 5 at most, in a side panel, under that module and functionality of the server. Default: no saving. */
export interface SavedFiltersDefinition {
  /** Module of the server, e.g. `finance`. */
  module: ModuleName
  /** Functionality of that module, e.g. `write-off`. */
  functionality: FunctionalityName
}

/** Tabs above the rows for the values of a filter, each with its number of rows; the open tab is the filter in the address. The control of the filter is still shown. Default none. */
export interface FilterTabsDefinition {
  /** Field of a select or multiSelect filter of the grid, whose options become tabs. */
  field: FieldName
  /** Path of the POST call that returns the number of rows of each value, made after the first rows. Default: from `counts` of the call of the grid; without it, the tabs have no numbers. */
  counts?: string
  /** Label of the tab of the initial filter, if that has several values. Default 'To do'. */
  initialLabel?: string
}

/** A table whose paging, sorting and filtering are done by the server. */
export interface GridDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the grid at the server. Default: `grid-` and the name of the screen. */
  id?: string
  /** Path of the POST call that answers a grid request, with one slash at its start; `{placeholders}` are parameters of the screen. */
  source?: string
  /** Values merged with the request, and with those about its rows: counts, totals, sums and actions of a selection. `{placeholders}` of a text are parameters of the path of the screen. Default none. */
  params?: Record<string, string | number | boolean>
  /** Whether the options are sent as {options} or bare. Default wrapped; bare exactly for ids that contain payout, cash_reconciliation, dashboard, grid-rules, cashrec_api_log_grid (spec 1 §7). */
  request?: 'wrapped' | 'bare'
  /** Field that identifies a row. Default: the field of the first column. */
  rowKey?: FieldName
  /** Fields of the row that are not columns but that actions, links or conditions need, such as the version of a record. They are requested with the columns and not shown in the column chooser. Default: none. */
  fields?: FieldName[]
  /** Filters when the screen opens, from the server or from the address. They override `initial` of a filter. Default none. */
  initialFilters?: {
    /** Name of the load whose value lists filters as {index, value}. */
    load?: LoadName
    /** One filter, named in the address; a field without a filter is ignored. */
    query?: {
      /** Query parameter of the screen that holds the field of a filter. */
      field: FieldName
      /** Query parameter of the screen that holds the value of that filter. */
      value: string
    }
  }
  /** Field of a column, with `-` before it for descending order. Sort when the screen opens and after the sort is cleared. Default: none, the server decides. */
  sort?: SortName | GridSortDefinition
  /** The check field of inactive rows. Default: status (spec 1 §2). */
  inactive?: {
    /** Field that makes a row inactive when it equals 'inactive', whatever the case. */
    field: FieldName
  }
  /** False waits for the first filter before asking the server. Default true. */
  autoLoad?: boolean
  /** Process types of the server, as its notifications name them: when one of them has ended, the rows are reloaded. Default none. */
  refreshAfter?: string[]
  /** Process types of the server, as in refreshAfter: while one of them runs, the rows are reloaded whenever it reports progress, at most every 2 s, and again when it has ended. Nothing is locked meanwhile, and focus, selection and typed values stay. Default none. */
  refreshDuring?: string[]
  /** Seconds after which the rows are reloaded in the background, again and again, for lists whose server reports no process. Only while the tab is visible and online, and not while rows are selected or have input, or a menu, panel or dialog is open. A reload that fails keeps the rows. Default: never. */
  refreshEvery?: number
  /** True: the user can select rows, the page, or all rows of the filters. Default: true if the call of an action takes the selection. */
  selection?: boolean
  /** Path of the POST call that adds up the selected rows: the confirmation of an action on them shows `data.sums`, one text for each currency. Default: from `sums` of the call of the grid; without it, the money of the rows is added up if all selected rows are loaded. */
  selectionSums?: string
  /** Path of the POST call that adds up the columns with a total over all rows of the filters, shown below the rows if they do not fit on one page. Default: from `totals` of the call of the grid; without it, only the totals of the page are shown. */
  totals?: string
  /** Noun for the rows where they are counted. Default: label and plural of the entity, otherwise 'row' and 'rows'. */
  records?: {
    /** Name of one row inside a sentence. */
    one: string
    /** Name of several rows inside a sentence. */
    many: string
  }
  /** True: the user can save the filters of this grid, 5 at most, in a side panel. Its call names the module and functionality of the server. Default: no saving. */
  savedFilters?: true | SavedFiltersDefinition
  /** Lets the user export all rows of the filters as a report. Default: no export. */
  export?: {
    /** Name of the report at the server. */
    reportType: string
    /** Text of the button. Default 'Export'. */
    title?: string
    /** codes: the file contains the values of the server, for programs. Default: the texts of the screen. */
    values?: 'codes'
  }
  /** Lets the user import rows from a CSV file, in a side panel. Default: no import. */
  import?: ImportDefinition
  /** A filter area of its own. Default: the filters in a row. */
  filterArea?: {
    /** A sentence in which every {key} becomes the control of that filter; a key is its field, of a fromDate `{field.from}`, of a toDate `{field.to}`. */
    template: string
  }
  /** Tabs above the rows for the values of a filter, each with its number of rows; the open tab is the filter in the address. The control of the filter is still shown. Default none. */
  filterTabs?: FieldName | FilterTabsDefinition
  /** Fields of the columns that the card of a row shows in a window narrower than 640 pixels, its title first; a button shows the other columns. Default: the column that names the row, then the first text, state, amount and date, and every input. */
  card?: FieldName[]
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** Shown when the server has no rows, without filters or with the `initial` ones. Default 'Nothing here yet.'. */
  empty?: string | {
    /** Heading above the text. Default none. */
    heading?: string
    /** The text. */
    text: string
    /** Links below the message. Default none. */
    links?: {
      /** Text of the link. */
      label: string
      /** Name of a screen without parameters. */
      to: ScreenName
    }[]
  }
  /** The columns in reading order. */
  columns: ColumnDefinition[]
  /** The controls of the filter area. Default none: no filter area. */
  filters?: FilterDefinition[]
  /** The actions on the rows, in reading order. Default none. */
  actions?: ActionDefinition[]
  /** Marks on rows that need attention: a coloured bar at the start of the row and a light background. The first one whose condition holds marks the row. Default none. */
  rowMarks?: {
    /** Condition on the fields of the row, which are columns or `fields` of the grid. They are requested even while their column is hidden. */
    when: ConditionDefinition
    /** Meaning of the colour of the bar and the background. */
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
    /** Why the row is marked, e.g. `Overdue`: screen readers read it before the first value, the pointer shows it, and the card of the row on a phone has it as a label. */
    label: string
  }[]
  /** Figures of the selected rows from the server, shown with their number and requested again whenever the selection changes: a running total, a difference. Needs selection. Default: only the number of rows. */
  selectionSummary?: SelectionSummaryDefinition
  /** Name of the call that answers it. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Further columns after the others, hidden until the user adds them. Default none. */
  hidden?: ColumnDefinition[]
}

/** Lets the user import rows from a CSV file, in a side panel. Default: no import. */
export interface ImportDefinition {
  /** Id of the import at the server. */
  type: number
  /** Heading of the panel. Default 'Import'. */
  header?: string
  /** A link to a file to start from: the headers of the columns and an example. It needs columns. Default none. */
  template?: {
    /** Name of the file, e.g. `prices.csv`. */
    file: string
    /** Text of the link. */
    label: string
  }
  /** Fixed values that are sent with the file as `massImportContext`. Default none. */
  context?: Record<string, string | number | boolean>
  /** Expected content of the file, which is checked before it is sent; the server checks it again. Default: no check. */
  columns?: (FieldName | ImportColumnDefinition | ImportColumnOfFieldDefinition)[]
  /** Entity of the rows of the file. Default: that of the grid. */
  entity?: EntityName
}

export interface ImportColumnDefinition extends ImportColumnKeys {
  /** Text of the header, exactly as in the file. */
  header: string
  field?: undefined
}

export interface ImportColumnOfFieldDefinition extends ImportColumnKeys {
  /** Text of the header, exactly as in the file. Default: the name of the field. */
  header?: string
  /** Field of the entity that it fills. */
  field: FieldName
}

/** Sort when the screen opens and after the sort is cleared. Default: none, the server decides. */
export interface GridSortDefinition {
  /** A sortable column. */
  field: FieldName
  /** Ascending or descending. Default asc. */
  order?: 'asc' | 'desc'
}

export interface ChartSeriesDefinition {
  /** Dotted path of the number in a record. */
  field: FieldName
  /** Name of the part. */
  label?: string
  /** Like `query` of the chart, for this part only, e.g. `{ overdue: { value: "1-7" } }`. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
}

export interface TabDefinition {
  /** Name of the tab in the address. Default: its label in small letters, with dashes. */
  id?: string
  /** Text of the tab. */
  label: string
  /** The blocks of the tab from top to bottom. */
  body: TabBlockDefinition | TabBlockDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

export interface TileDefinition {
  /** Name of the queue, e.g. `Refunds to send`. */
  label: string
  /** Name of a screen without parameters that lists the queue. The link also carries the filters that the tiles follow; a list with filters of the same fields opens with them. */
  to: ScreenName
  /** Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`. Default none. */
  query?: Record<string, string | string[]>
  /** Path of a GET call that returns `count`, `oldestHours` and `overdue`; a value that is null or absent is not shown. Called when the screen opens, every minute, and when the user returns to the page. */
  get?: string
  /** Dotted path to the figures in the reply, e.g. `data`. Default: the reply itself. */
  select?: string
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** The files of a record: users list them, preview pictures, download, add with a button or by dropping, and remove after a confirmation. Type and size are checked before a file is sent; the server checks them again. */
export interface AttachmentsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default 'Attachments'. */
  heading?: string
  /** The files of a record. */
  kind: 'attachments'
  /** Type of the record that the files belong to, as the server names it. The sandbox knows every entity of the definitions by its name. */
  entity: string
  /** Extensions of the files that can be added. Default pdf, png, jpg and jpeg. */
  accept?: string[]
  /** Maximum size of a file in megabytes. Default 5. */
  largest?: number
  /** Maximum number of files of a record. Default 20. */
  most?: number
  /** Id of the record: {param} of the screen, or {field} of a load. Without a value nothing is shown. */
  id: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** A condition on the loads: while it holds, files can be opened but neither added nor removed. Default: files can be added and removed. */
  readOnly?: ConditionDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Numbers of records as stacked bars, one bar per record, and below them as a table with their sums, or a button that shows it. It takes the width that there is (spec 2 §9). */
export interface ChartBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Numbers as bars and as a table. */
  kind: 'chart'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Cannot be combined with get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after a comment was added; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the message of the server appears as a toast, and the block offers a retry button. Cannot be combined with load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** The name of a bar. */
  label: LabelledDefinition
  /** The parts of a bar from its start, in the order of their colours. */
  series: (FieldName | ChartSeriesDefinition)[]
  /** True: horizontal bars, which leave room for long names. Default: vertical bars. */
  horizontal?: true
  /** Number of records in the chart, from the first one; the table has all of them. Default 12. */
  most?: number
  /** folded: the table is behind a button "Show table". It is never left out, because screen readers and keyboards cannot use the bars. Default: the table is shown. */
  table?: 'folded'
  /** Path parameter of that screen -> dotted path of the value in the record, or `{ value }`, which is always the same. Default none. */
  params?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> dotted path of the value in the record, or `{ value }`, which is always the same; it goes before a followed filter of that key. One without a value is left out. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** Text when there is no record. Default 'Nothing here yet.'. */
  empty?: string
  /** The screen that opens from a part of a bar, and from each number and name of the table: its name, or several targets of which the first whose `when` holds on the record opens. The link also carries the filters that the chart follows; a list with filters of the same fields opens with them. Default: no links. */
  to?: ScreenName | TargetDefinition[]
  /** How a number is written: of kind money or number. Default {kind: "number"}. */
  cell?: MoneyCellDefinition | NumberCellDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A machine-readable text in a monospaced font: JSON and XML are indented, other text is unchanged. It can be copied. */
export interface CodeBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A machine-readable text. */
  kind: 'code'
  /** Dotted path of the text below the named loads, e.g. `entry.request`. Values other than text are shown as JSON. */
  load: LoadName
  /** Text when it is empty. Default 'Nothing here yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** A read-only list of comments: the comment display config of spec 1 §3. */
export interface CommentListBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A read-only list of comments. */
  kind: 'commentList'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Cannot be combined with get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after a comment was added; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the message of the server appears as a toast, and the block offers a retry button. Cannot be combined with load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Fields of a record that hold the parts of a comment. Default comment, user and date. */
  fields?: {
    /** Dotted path of the text in a record. Default comment (spec 1 §3). */
    comment?: string
    /** Dotted path of who wrote it in a record. Default user (spec 1 §3). */
    user?: string
    /** Dotted path of when in a record. Default date (spec 1 §3). */
    date?: string
  }
  /** How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because. */
  dateFormat?: string
  /** Text when there are no comments. Default 'No comments yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** A button with the number of comments on an entity; it opens a side panel to read and write them. Directly in the body of a screen, and not in a tab, it appears in the header of the screen. */
export interface CommentsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** The comments on an entity. */
  kind: 'comments'
  /** Type of the entity as the server names it: order, item, po, issue, or another one. The sandbox knows every entity of the definitions by its name. */
  entity: string
  /** Text of the button, or heading of comments that are inline. Default 'Comments'. */
  label?: string
  /** True: the comments and their forms are shown in the body or tab itself. Default: a button opens them. */
  inline?: true
  /** How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because. */
  dateFormat?: string
  /** Id of the entity: {param} of the screen, or {field} of a load. Without a value nothing is shown. */
  id: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** True, or a condition on the loads: while it holds, comments are read-only. Default: users can write comments. */
  readOnly?: true | ConditionDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** One record as label and value pairs. */
export interface DetailsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** One record as label and value pairs. */
  kind: 'details'
  /** Load whose value is the record. Default: the load with a `record`, else the first one; in a panel the record that it was opened for. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, for figures that follow filters; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the block offers a retry button. Cannot be combined with load. */
  get?: string
  /** Dotted path to the record in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** figures: a few values side by side below the heading of the screen; empty ones are left out. Default: pairs in columns. */
  look?: 'figures'
  /** Text when there is no record. With load it is shown with a retry button, default 'This could not be loaded.', unless a loaded record lacks it; then and with get the default is 'Nothing here yet.'. */
  empty?: string
  /** The pairs in reading order. */
  fields: DetailsFieldDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A button that downloads a file of the server (spec 1 §7), identified by a notification or by the id and name of the file. Directly in the body of a screen, and not in a tab, it appears in the header of the screen. It is not shown while the id has no value. */
export interface DownloadBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Downloads a file of the server. */
  kind: 'download'
  /** Text of the button. */
  label: string
  /** Id of the notification. Cannot be combined with file. */
  notification?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Id of the file; needs fileName. Cannot be combined with notification. */
  file?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Name of the file, with which it is requested and saved. Default: the name that the server gives. */
  fileName?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Filters outside a grid, for the grids, charts, tiles and details of the screen that name them in `follows`. Their values are in the address; a choice applies at once, typed text after 500 ms, and the focus does not move. */
export interface FiltersBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Filters for several blocks. */
  kind: 'filters'
  /** The controls in reading order; their keys are unique among all filters of the screen. */
  filters: FilterDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A form in the body of the screen. */
export interface FormBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A form. */
  kind: 'form'
  /** Fields that the user fills in, which are validated and sent. */
  form: FormDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** The background jobs of the user, from the notifications of the server: those in progress, then those that have ended, with their files. It updates with the websocket and makes no call itself. Nothing is shown without jobs. */
export interface JobsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Background jobs of the user. */
  kind: 'jobs'
  /** Process types of the server, as its notifications name them, e.g. `report` for exports and `massImport` for imports: only their jobs are shown. Default: all jobs, those without a type included. */
  processes?: string[]
  /** Number of ended jobs that are shown, the newest first. Default 5. */
  most?: number
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Links to the records that the user has recently opened in this browser, the newest first: screens with parameters in their path. They are deleted when the user signs out. Nothing is shown without records. */
export interface RecentBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Recently opened records. */
  kind: 'recent'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Links to the screens that the user may open, grouped as in the menu. */
export interface ScreensBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Links to the screens that the user may open. */
  kind: 'screens'
  /** Name of a screen: only those whose parent it is. Default: all screens of the menu. */
  under?: string
  /** Text when the user may open none of them. Default 'Nothing here yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** A few read-only records, all shown at once; the first column names each of them. Use a grid for more records. */
export interface TableBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A few read-only records. */
  kind: 'table'
  /** Dotted path of the records below the named loads, e.g. `order.items`. */
  load: LoadName
  /** Text when it is empty. Default 'Nothing here yet.'. */
  empty?: string
  /** A last row with a value of another record, in the last column and in its format. Default none. */
  lastLine?: {
    /** Label of the value. */
    label: string
    /** Dotted path of its record below the loads. */
    load: LoadName
    /** Dotted path of the value in that record. */
    field: FieldName
  }
  /** The columns in reading order. */
  columns: LabelledDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A message to the user. */
export interface TextBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A message to the user. */
  kind: 'text'
  /** The message; an empty line starts a new paragraph. Here and in the heading a `{placeholder}` is a dotted path below the loads, or a parameter as `{params.id}`. */
  text: string
  /** Picture above the message, which then fills the page. Default none. */
  icon?: 'lost' | 'locked' | 'maintenance' | 'failed' | 'info'
  /** Draws it as a coloured notice, which screen readers announce when it appears. Cannot be combined with icon. Default: plain text. */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** Links below the message. Default none. */
  links?: {
    /** Text of the link. */
    label: string
    /** Name of a screen without parameters, or 'back' for the previous page. On a screen that opens after a failure or a refusal, also 'again' for the requested address and 'parent' for the parent of its screen. A link without a target is not shown. */
    to: ScreenName
  }[]
  /** Texts used instead when the screen opens because a record was not found. `{record}` is the record, as its load names it. */
  whenMissing?: {
    /** Heading in that case, e.g. `There is no {record}.` */
    heading: string
    /** Message in that case. Default: the same message. */
    text?: string
  }
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is. */
  formats?: Record<string, BooleanCellDefinition | DateCellDefinition | MoneyCellDefinition | NumberCellDefinition | StatusCellDefinition>
}

/** Work that waits for the user: a tile per queue with its count, the age of the oldest entry and the number of overdue ones, which links to its list. A tile is left out if the user may not open its screen; nothing is shown without tiles. */
export interface TilesBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Queues of the user. */
  kind: 'tiles'
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** The tiles in reading order. */
  tiles: TileDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Name of the call. */
  call?: CallName
}

/** A history of events, one below the other in the order of the records (spec 1 §3). */
export interface TimelineBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A history of events. */
  kind: 'timeline'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Cannot be combined with get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after a comment was added; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the message of the server appears as a toast, and the block offers a retry button. Cannot be combined with load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Fields of a record that hold the parts of an event. Default: fields of the same names. */
  fields?: {
    /** Dotted path of the id in a record. Default id. */
    id?: string
    /** Dotted path of the icon, of which 3 characters are shown, in a record. Default icon. */
    icon?: string
    /** Dotted path of the colour: default, green, blue, yellow or red in a record. Default color. */
    color?: string
    /** Dotted path of the title in a record. Default title. */
    title?: string
    /** Dotted path of who did it in a record. Default user. */
    user?: string
    /** Dotted path of when in a record. Default date. */
    date?: string
    /** Dotted path of what else is known, a text or values by their labels, in a record. Default data. */
    data?: string
  }
  /** True: the data of an event is shown when the user selects it. Default: all data is shown. */
  selectable?: true
  /** How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because. */
  dateFormat?: string
  /** Text when nothing happened. Default 'Nothing has happened yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Links to the views of lists that the user has pinned in this browser, the oldest first: filters, sort and columns under a name. Views of lists that the user may not open are left out; nothing is shown without views. */
export interface ViewsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Pinned views. */
  kind: 'views'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Looks up entities and runs rules on them: one rule, the best match, or all that match (spec 1 §4, §8). */
export interface RuleTestBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Runs rules on entities. */
  kind: 'ruleTest'
  /** Name of the ruleset whose words the rule can use; a `{placeholder}` is a parameter of the screen. */
  ruleset: string
  /** Dotted path below the named loads: the rules that can be run one by one, as {value, label}. Default: only the ruleset as a whole. */
  rules?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Buttons for the actions of one record. Directly in the body of a screen, and not in a tab, they appear in the header of the screen. Nothing is shown without a record. */
export interface ActionsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** The actions of one record. */
  kind: 'actions'
  /** Load whose value is the record. Default: the load with a `record`, else the first one; in a panel the record that it was opened for. */
  load?: LoadName
  /** In reading order, without a scope: all of them act on the record, whose fields are used like those of a row. After success the loads and grids of the screen are reloaded. */
  actions: ActionDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A grid. */
export interface GridBlockDefinition extends GridDefinition {
  /** Heading above the block. Default none. */
  heading?: string
  /** A grid. */
  kind: 'grid'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** The sign-in of spec 2 §4.2: swaps a one-time code, else leaves for the access-control login. */
export interface SignInBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Signs the user in. */
  kind: 'signIn'
}

/** The sign-out of spec 2 §4.2: tells the server, clears the cookie, leaves for the access-control login. */
export interface SignOutBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Signs the user out. */
  kind: 'signOut'
}

/** Blocks to compare: two per line where there is room for both, for example in a window 1024 pixels wide; otherwise one below the other. */
export interface BesideBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Blocks side by side. */
  kind: 'beside'
  /** The blocks in reading order, line by line. */
  body: FlatBlockDefinition | FlatBlockDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** A collapsible body under a title (spec 1 §2). */
export interface ExpandableBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** A collapsible body. */
  kind: 'expandable'
  /** Title of the body; pressing it expands and collapses the body. */
  title: string
  /** False: collapsed when the screen opens. Default expanded. */
  open?: false
  /** Can be expanded and collapsed only while this holds on the loads; otherwise it keeps its state. Default: always. */
  enabled?: ConditionDefinition
  /** The blocks inside from top to bottom. */
  body: FlatBlockDefinition | FlatBlockDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Several bodies of which one is shown; the address contains the open tab. */
export interface TabsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Several bodies of which one is shown. */
  kind: 'tabs'
  /** The tabs in reading order; the first is open when the screen opens. */
  tabs: TabDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in. */
  access?: PermissionDefinition
}

/** Yes or no. */
export interface BooleanEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Yes or no. With `?`: it may be absent or null. */
  type: 'boolean' | 'boolean?'
}

/** A day. */
export interface DateEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A day. With `?`: it may be absent or null. */
  type: 'date' | 'date?'
}

/** A number with decimals. */
export interface DecimalEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A number with decimals. With `?`: it may be absent or null. */
  type: 'decimal' | 'decimal?'
  /** Digits after the decimal point. Default: as many as it has, at most 3. */
  decimals?: number
  /** Shown after the number. Default none. */
  unit?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

/** A span of time. */
export interface DurationEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A span of time. With `?`: it may be absent or null. */
  type: 'duration' | 'duration?'
  /** Unit of the duration. Default `d`. */
  unit?: 'ms' | 's' | 'min' | 'h' | 'd'
}

/** A file. */
export interface FileEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A file. With `?`: it may be absent or null. */
  type: 'file' | 'file?'
}

/** The number or text that tells records apart. */
export interface IdEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** The number or text that tells records apart. With `?`: it may be absent or null. */
  type: 'id' | 'id?'
  /** True adds a button that copies the value. Default: none. */
  copy?: true
}

/** A whole number. */
export interface IntegerEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A whole number. With `?`: it may be absent or null. */
  type: 'integer' | 'integer?'
  /** Shown after the number, e.g. `d`. Default none. */
  unit?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

/** Data of any shape, shown as code and typed as JSON. */
export interface JsonEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Data of any shape, shown as code and typed as JSON. With `?`: it may be absent or null. */
  type: 'json' | 'json?'
}

/** Several values, or several records. */
export interface ListEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Several values, or several records. With `?`: it may be absent or null. */
  type: 'list' | 'list?'
  /** Name of the entity of its records. Default: texts. */
  entity?: EntityName
}

/** A day with its time, in UTC. */
export interface MomentEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A day with its time, in UTC. With `?`: it may be absent or null. */
  type: 'moment' | 'moment?'
  /** False: only its day is shown. Default: day and time. */
  time?: false
}

/** An amount of money. */
export interface MoneyEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** An amount of money. With `?`: it may be absent or null. */
  type: 'money' | 'money?'
  /** Field of the record that holds the ISO 4217 currency code. Default `currency`. */
  currency?: FieldName
  /** Least amount. Default: no limit. */
  min?: number
  /** Greatest amount. Default: no limit. */
  max?: number
}

/** A record inside the record. */
export interface ObjectEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A record inside the record. With `?`: it may be absent or null. */
  type: 'object' | 'object?'
  /** Name of the entity that describes it. */
  entity: EntityName
}

/** A share, 12.5 for 12.5 %. */
export interface PercentEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A share, 12.5 for 12.5 %. With `?`: it may be absent or null. */
  type: 'percent' | 'percent?'
}

/** A record of another entity, or of the same one. */
export interface ReferenceEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A record of another entity, or of the same one. With `?`: it may be absent or null. */
  type: 'reference' | 'reference?'
  /** True adds a button that copies the value. Default: none. */
  copy?: true
  /** Name of the entity. */
  entity: EntityName
  /** Field of this record that holds the key of the other. Default: this field itself. */
  key?: FieldName
}

/** One of a few states or categories. */
export interface StatusEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** One of a few states or categories. With `?`: it may be absent or null. */
  type: 'status' | 'status?'
  /** The values; an object gives them labels where the derived ones ("Being paid" from `beingPaid`) do not fit. */
  options: Record<string, string> | (string | Record<string, string>)[]
  /** Tone -> the value or values that have it. Default: all are neutral. */
  tones?: {
    /** Failure, or irreversible. One value, or several. */
    danger?: string | string[]
    /** In progress. One value, or several. */
    info?: string | string[]
    /** Success. One value, or several. */
    success?: string | string[]
    /** Waiting for somebody. One value, or several. */
    warning?: string | string[]
  }
}

/** A text. */
export interface TextEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A text. With `?`: it may be absent or null. */
  type: 'text' | 'text?'
  /** True: filters find the whole value, as of a document number. Default: a part of it. */
  exact?: true
  /** True adds a button that copies the value. Default: none. */
  copy?: true
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number
  /** Exact number of characters. Default: any. Cannot be combined with maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Format of the text, such as a mail address or a VAT number. A charset of the profile replaces it. Cannot be combined with charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** Error message of the field when the pattern does not match, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Shows a warning at the field and does not reject the value. iban: wrong check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: a secret. The text is masked until a button reveals it, and it is never stored in a draft. Only for one typed line. Default: visible text. */
  masked?: true
  /** Example in the empty field; never instead of the label. Default none. */
  placeholder?: string
}

/** A field that is as one of another entity; its other keys say what differs. */
export interface LikeEntityFieldDefinition {
  /** The other field, as `refund.status`; with `?`: a record may lack it, or have null there. What is not said here is as there; other options have no tones and no example of the other field. */
  as: string
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: personal data. Screens that show it need a resource. Default: no personal data. */
  personal?: true
  /** True: a secret or bank data, never stored in drafts or logs. Default: not sensitive. */
  sensitive?: true
  /** A realistic value for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** True adds a button that copies the value. Default: none. */
  copy?: true
  /** False: only its day is shown. Default: day and time. */
  time?: false
  /** True: filters find the whole value, as of a document number. Default: a part of it. */
  exact?: true
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number
  /** Exact number of characters. Default: any. Cannot be combined with maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Format of the text, such as a mail address or a VAT number. A charset of the profile replaces it. Cannot be combined with charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** Error message of the field when the pattern does not match, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Shows a warning at the field and does not reject the value. iban: wrong check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: a secret. The text is masked until a button reveals it, and it is never stored in a draft. Only for one typed line. Default: visible text. */
  masked?: true
  /** Example in the empty field; never instead of the label. Default none. */
  placeholder?: string
  /** Digits after the decimal point. Default: as many as it has, at most 3. */
  decimals?: number
  /** Shown after the number. Default none. */
  unit?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
  /** The values; an object gives them labels where the derived ones ("Being paid" from `beingPaid`) do not fit. */
  options?: Record<string, string> | (string | Record<string, string>)[]
  /** Tone -> the value or values that have it. Default: all are neutral. */
  tones?: {
    /** Failure, or irreversible. One value, or several. */
    danger?: string | string[]
    /** In progress. One value, or several. */
    info?: string | string[]
    /** Success. One value, or several. */
    success?: string | string[]
    /** Waiting for somebody. One value, or several. */
    warning?: string | string[]
  }
}

/** A kind of business record: its fields, described once for all screens. */
export interface WrittenEntity {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Field that identifies a record. Default: the first one if it is an id, a reference or a text; else the records have none, as figures and settings. */
  key?: FieldName
  /** Name of one record, e.g. `Refund`. Default: from its name, `payoutLine` is "Payout line". */
  label?: string
  /** Name of several records. Default: the label with an s, `Refunds`. */
  plural?: string
  /** Name of this record, with `{fields}`. Default: label and key, `Refund {idRefund}`. */
  title?: string
  /** The screen that shows one record: links to a record lead there. Default: none. */
  screen?: ScreenName | {
    /** Name of the screen. */
    name: ScreenName
    /** Parameter of the screen -> field of the record. */
    params: Record<string, string>
  }
  /** True: not a record, only fields that entities include; nothing else can name it. Default: it is a record. */
  abstract?: true
  /** Fields taken over from another entity: its name -> their names, with `?` after optional ones, or true for all. A field that is also described here has the description of this entity. Default: none. */
  include?: Record<string, true | string[]>
  /** Field of the record, as the server spells it -> what it is. Required without include. Default: only the included ones. */
  fields?: Record<string, EntityFieldDefinition>
}

/** One call of the server: exactly one of grid, get, post, put, patch and delete has its path. */
export interface WrittenCall {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Path of a POST call that answers a grid request with a page of rows. */
  grid?: string
  /** Path of a GET call. */
  get?: string
  /** Path of a POST call. */
  post?: string
  /** Path of a PUT call. */
  put?: string
  /** Path of a PATCH call. */
  patch?: string
  /** Path of a DELETE call. */
  delete?: string
  /** Name of the entity whose fields the body has. Default: the entity of the reply; else of the list or record of this file whose path the path of this call is at or below; else of the file. */
  of?: EntityName
  /** Name of the entity: the reply has one record of it. */
  one?: EntityName
  /** Name of the entity: the reply has a list of records. Default, of a grid: that of the file. */
  many?: EntityName
  /** Content of the reply when it has no records: a message (the default of calls that write), a number, a flag, a text, the value of a setting, a list of texts, a file, nothing, or any JSON. */
  reply?: 'any' | 'file' | 'flag' | 'message' | 'none' | 'number' | 'setting' | 'text' | 'texts'
  /** Dotted path of the value in the reply; '' is the whole reply. Default `data`. */
  at?: string
  /** True: it takes selected rows of a grid. Default: it does not. */
  selection?: true
  /** For a grid call. True: a call at `counts` instead of `grid` takes `field` and `filter` and returns a list of `value` and `count`, the number of rows of each value. The tabs of every grid of this call show these numbers. Default: no such call. */
  counts?: true
  /** For a grid call. True: a call at `totals` instead of `grid` takes `fields` and `filter` and returns a list of `field`, `amount` and `currency`, the totals of all rows of the filter. Every grid of this call that has a total shows them below the rows. Default: no such call. */
  totals?: true
  /** For a grid call. True: a call at `sum` instead of `grid` takes selected rows and returns a record whose list `sums` has their total in each currency; or the name of an entity that has further fields besides `sums`. Every grid of this call that has an action on its selection shows them. Default: no such call. */
  sums?: true | EntityName
  /** For a grid call: the module and functionality under which the server saves filters of this list (spec 1 §9). A grid of this call saves its filters there with `savedFilters: true`. Default: the server saves none. */
  savedFilters?: {
    /** Module of the server, e.g. `finance`. */
    module: ModuleName
    /** Functionality of that module, e.g. `write-off`. */
    functionality: FunctionalityName
  }
  /** Name of the call that does the same to selected rows: its path lacks the parameter of the record, and it takes the selection instead of the version. Default: no such call. */
  selected?: string
  /** True: it takes the version of the record and responds with 409 if somebody else has changed the record meanwhile. Actions send `version` of the record in the query, forms in the body. Default: a PUT of records with a field `version` takes it, other calls do not. */
  version?: boolean
  /** Values of the body or the query that may be left out. Default: of the body none, of the query all. */
  optional?: string[]
  /** The resource that its caller must hold. Default: that of the file. */
  resource?: ResourceName | ResourceName[]
  /** True: no session is needed. Default: one is. */
  public?: true
  /** Statuses of its failures besides 401, 403 and server errors. Default: 400 for calls that write, 404 for a path with parameters. */
  errors?: (400 | 404 | 409 | 422)[]
  /** True: the call is idempotent. Default: grid, get, put and delete are. */
  repeatable?: true
  /** True: a GET call with side effects, such as one that ends the session. Default: GET has no side effects. */
  changes?: true
  /** Query parameters. Default none. */
  query?: Record<string, 'boolean' | 'date' | 'decimal' | 'file' | 'id' | 'integer' | 'json' | 'list' | 'moment' | 'percent' | 'text'>
  /** Values of the request body. Default none. */
  body?: string[] | Record<string, 'boolean' | 'date' | 'decimal' | 'file' | 'id' | 'integer' | 'json' | 'list' | 'moment' | 'percent' | 'text'>
}

/** Calls of the server, each described once. */
export interface WrittenCalls {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Path that the paths of these calls are relative to; a call at the path `/` is sent to the base itself. Default: none, paths are written in full. */
  base?: string
  /** Name of the entity that these calls are about: their bodies have its fields, and the rows of grids are its records. Default: none. */
  of?: EntityName
  /** The resource that the callers of all of them must hold. Default: one of the resources of the screens that use a call. */
  resource?: ResourceName | ResourceName[]
  /** Unique name -> call; screens use the name. */
  calls: Record<string, WrittenCall>
}
