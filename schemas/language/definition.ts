/**
 * How definitions are written: fields and calls by their names. The build resolves them with the entities and calls into
 * `Screen`, which is all that the browser receives (schemas/check/resolve). Editors show the comments on hover and in
 * completion.
 *
 * Written by `npm run check -- --schema` from the schemas of the language (schemas/check/written): not to be edited.
 */
import { type BlockKind } from './block.ts'
import {
  type CallName,
  type EntityName,
  type FieldName,
  type LoadName,
  type ResourceName,
  type ScreenName,
  type SortName,
} from './names.ts'

type Scalar = string | number | boolean | null

/** Field -> its value, one of several values, none of some, or whether it has one; all of them hold. */
interface FieldValues {
  [field: string]: Scalar | Scalar[] | { not: Scalar | Scalar[] } | { present: boolean }
}

/** A condition: `{ status: ['open', 'held'], queue: 'manual' }`, or one of several, `{ any: [{ … }, { … }] }`. */
export type ConditionDefinition = FieldValues | { any: FieldValues[] }

/** A field by its name, or with what differs here from its entity. */
export type LabelledDefinition = FieldName | LabelledInFullDefinition

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
  | RowsFieldDefinition
  | RuleFieldDefinition
  | RuleTagsFieldDefinition
  | FieldByNameDefinition

/** What can be chosen: in full, some values of a status, texts, or the name of a load whose entity has a key and a title of one field. */
export type OptionsDefinition =
  | {
  /** Value that is sent. */
  value: string | number
  /** Text that is shown. */
  label: string
}[] | {
  /** Dotted path of the list below the named loads, e.g. `settings.banks`. */
  load: LoadName
  /** Field of an entry that is sent. Default: the entry itself, a text or number. */
  value?: string
  /** Field of an entry that is shown. Default: its value. */
  label?: string
}
  | string[]
  | LoadName

export type FlatBlockDefinition =
  | ActionsBlockDefinition
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | GridBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition

export type TabBlockDefinition =
  | ActionsBlockDefinition
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | GridBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
  | BesideBlockDefinition
  | ExpandableBlockDefinition

export type PanelBlockDefinition =
  | ActionsBlockDefinition
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | GridBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TimelineBlockDefinition

/** A block as it is written. */
export type BlockDefinition =
  | ActionsBlockDefinition
  | AttachmentsBlockDefinition
  | ChartBlockDefinition
  | CodeBlockDefinition
  | CommentListBlockDefinition
  | CommentsBlockDefinition
  | DetailsBlockDefinition
  | DownloadBlockDefinition
  | FiltersBlockDefinition
  | FormBlockDefinition
  | GridBlockDefinition
  | JobsBlockDefinition
  | RecentBlockDefinition
  | ScreensBlockDefinition
  | SignInBlockDefinition
  | SignOutBlockDefinition
  | TableBlockDefinition
  | TextBlockDefinition
  | TilesBlockDefinition
  | TimelineBlockDefinition
  | ViewsBlockDefinition
  | RuleTestBlockDefinition
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Query parameters of the call; values may hold `{placeholders}`. */
  query?: Record<string, string>
  /** Dotted path to the wanted part of the reply, e.g. `data.data`. Absent: the whole reply. */
  select?: string
  /** What the reply must be where no block of the screen says so; anything else is a failure. Default: value for a call that replies with a number, else anything. */
  gives?: 'list' | 'record' | 'value'
  /** session: asked once and kept until the user signs out. Default none: asked on every opening of the screen. */
  cache?: 'none' | 'session'
  /** Asked before all others: these, and the grids, wait for its reply, and are not asked for at all when its failure or a check on it opens another screen. Default false. */
  first?: boolean
  /** What it loads, as staff call it, with `{placeholders}` of the parameters, e.g. `refund {idrefund}`: the screen is about it. When the server does not have it (404), the screen of `onError.go`, else not-found, opens and says "There is no refund 99.". Default: when no load has it, the first one whose path has a parameter of the path of the screen, unless its onError gives a value; not-found then says nothing of it. */
  record?: string
}

interface PanelLoadKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Query parameters of the call; values may hold `{placeholders}`. */
  query?: Record<string, string>
  /** Dotted path to the wanted part of the reply, e.g. `data.data`. Absent: the whole reply. */
  select?: string
  /** What the reply must be where no block of the screen says so; anything else is a failure. Default: value for a call that replies with a number, else anything. */
  gives?: 'list' | 'record' | 'value'
}

interface FilterKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Index of the filter terms that are sent, and key in the address. */
  field: FieldName
  /** Visible name of the control. */
  label?: string
  /** Who sees the control, and whose address is read with it. Default: whoever sees the grid. */
  access?: PermissionDefinition
  /** Former field of this filter: addresses and saved filters that name it keep working. */
  was?: string
  /** False leaves it out of saved filters: applied alone, it is nothing to save. Default true (spec 1 §5). */
  savable?: boolean
}

interface FilterKeys2 {
  /** True takes a time too, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent as that instant; a day is one of the user. The column of its field shows a time then, too. Default false: days of UTC. */
  time?: boolean
}

interface FilterKeys3 {
  /** What can be chosen: a fixed list of {value, label}, or the entries of a load. */
  options?: FilterOptionsDefinition
}

interface FilterKeys4 {
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

interface FilterKeys5 {
  /** Value on a fresh opening of the screen. Default none. */
  initial?: string
}

interface FieldKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name under which the value stands in the record and is sent; unique in the form, in a table of records in the table. */
  name: FieldName
  /** Visible name of the field. */
  label?: string
  /** A sentence below the field. Default none. */
  help?: string
  /** True: its value is kept nowhere outside the page, no draft included. Default: what it is by its name and label: a text or number that is an IBAN, account number, national id, password, one-time code or card number. False keeps such a one all the same, and says `because`. */
  sensitive?: boolean
  /** Former name of this field: drafts that name it keep working. */
  was?: string
  /** Shown, checked and sent only while this holds. Looks at the values of the form by their names, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  visible?: ConditionDefinition
  /** Can be changed only while this holds. Looks at the values of the form by their names, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  enabled?: ConditionDefinition
  /** True, or a condition: while it holds the field must be filled, a check box ticked; only while it is shown and can be changed. Default: it may stay empty. Looks at the values of the form by their names, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  required?: boolean | ConditionDefinition
  /** When the field is emptied: as soon as it is not shown, cannot be changed, or this holds. Default: it keeps its value. Looks at the values of the form by their names, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  clearWhen?: 'hidden' | 'disabled' | ConditionDefinition
  /** Sent only while this holds; what is not shown is never sent. Default: always sent. Looks at the values of the form by their names, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first. */
  saveWhen?: ConditionDefinition
}

interface FieldKeys2 {
  /** Value without a record, one of the options. Default none. */
  initial?: string | number
}

interface FieldKeys3 {
  /** What can be chosen: a fixed list of {value, label}, or the entries of a load. */
  options?: OptionsDefinition
}

interface FieldKeys4 {
  /** Most digits after the point. Default: any. */
  decimals?: number
  /** True: a number outside of the limits is set to the limit when the field is left, and it is said what was typed (spec 1 §5). Default: it stays as it was typed and is refused. */
  clamp?: true
  /** Shown behind the number, e.g. a currency. Default none. */
  unit?: string
}

interface FieldKeys5 {
  /** Most characters. Default: no limit. */
  maxLength?: number
}

interface FieldKeys6 {
  /** Exact number of characters. Default: any. Not beside maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Form of the text, as of a mail address or a VAT number. A charset of the profile takes its place. Not beside charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** What is said beside the field otherwise, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Says beside the field what is probably wrong, and refuses nothing. iban: the check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: a secret. Dots stand for what is typed until a button shows it, and it is kept in no draft. One line, typed. Default: it is seen. */
  masked?: true
  /** Example in the empty field; never instead of the label. Default none. */
  placeholder?: string
}

interface FieldKeys7 {
  /** Name of the ruleset in whose words the rule is written; a `{placeholder}` is a parameter of the screen. */
  ruleset: string
}

interface ActionKeys {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Text of the button; unique among the actions beside it. */
  label: string
  /** What it acts on: one row of the grid, its selected rows, or the screen as a whole. Default row. Not in an actions block. */
  scope?: 'row' | 'selection' | 'screen'
  /** Who sees it. Default: whoever sees what it acts on. */
  access?: PermissionDefinition
  /** Types of processes of the server, as its notifications name them: while the user has one of them running, the action is locked, and says so. Default none. */
  waitsFor?: string[]
  /** Asks the user first: the text of an ordinary question, or the question in full. Default: it does not ask. */
  confirm?: string | ConfirmDefinition
  /** Meaning of the colour. Default neutral. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Shown only while this holds on the row, or on every selected row. Default: always. */
  visible?: ConditionDefinition
  /** Can be used only while this holds on the row, or on every selected row. Default: always. */
  enabled?: ConditionDefinition
  /** Why it cannot be used while `enabled` does not hold; a `{placeholder}` is a field of the row, of a selection that of its first row that is in the way. Needed beside enabled. */
  disabledReason?: string
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
  /** Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0. */
  lock?: number
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Where the success toast leads: to what was done. Left out where the user may not open that screen. Default: nowhere. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of a screen with no other path parameters than this one has. */
      to: ScreenName
      /** Key in the address of that screen, a filter of its grid -> value, or several of a filter that takes more than one. Default none: the screen as it opens. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`; the others are those of this screen. Default: none comes from the reply. */
    params?: Record<string, string>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. What the reply lacks is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** False: the loads and grids of the screen stay as they are. Default: they are asked for again. */
    reload?: false
    /** Field of the record -> its value from then on, instead of asking for the record again. Only in an actions block. Default: the record is asked for. */
    set?: Record<string, string | number | boolean | null>
  }
  /** The same for several selected rows of a grid, by the name of its call or with what differs: "Reject selected…" beside "Reject…". It can be used while `visible` and `enabled` hold for every row. In an actions block, where nothing is selected, it says nothing. Default: it acts on one row only. */
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
  /** Name under which the file is kept. Default: the name that the server gives. */
  fileName?: string
}

interface ImportColumnKeys {
  /** True: the header must be there and every row has a value. Default false. */
  required?: boolean
  /** What a value must be: any text, a number such as -1234.50, or a day yyyy-MM-dd with or without HH:mm:ss. Default text. */
  kind?: 'text' | 'number' | 'date'
  /** Regular expression that a whole value must match, anchored with ^ and $. Default: any. */
  pattern?: string
}

/** One screen: where it is, who may open it, what it loads and what it shows. */
export interface ScreenDefinition {
  /** Only in a `.json` definition: the schema that editors complete from. */
  $schema?: string
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Unique name; links, redirects and menu entries (`afroms_state`) use it. */
  name: string
  /** Address of the screen below the root, e.g. `/finance/refunds/details/{idrefund}`. A `{placeholder}` fills one segment and must stand in `params`. */
  path: string
  /** Title of page, window and breadcrumb. Default: the application name (spec 1 §2). */
  title?: string
  /** What stands above the screen instead of the title, and before it in the title of the window: `Refund {idrefund}`, `{partner.name}`. A `{placeholder}` is a parameter of the screen or a dotted path below its loads. While one of them has no value the title stands there. Default: the title. */
  heading?: string
  /** Name of the breadcrumb parent. Default: the home screen. */
  parent?: ScreenName
  /** The screen never shows: it leads elsewhere. Then it has no body. */
  redirect?: {
    /** Name of the screen that opens with the same parameters. Not beside address. */
    screen?: ScreenName
    /** A full address, followed as it is. Not beside screen. */
    address?: string
    /** Leaves for another site: the base address of the configuration that path is added to. Needs path; not beside screen or address. */
    base?: 'legacyBase' | 'mobileSite' | 'returnsCreation'
    /** Path below that base; a `{placeholder}` is a parameter of this screen and is encoded. Only beside base. */
    path?: string
    /** Parameter of that screen, of its path or its query -> parameter of this one. Not beside address. Default: those of the path, under their own names. */
    params?: Record<string, string>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> value. Only beside screen. Default: none but what params and the address say. */
    query?: Record<string, string>
  }
  /** bare shows the body alone, without bars and menus. public shows it in one column below the logo, with the languages of the screen to choose from: for people who are no staff. Default console. */
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
    /** Regular expression that the whole decoded value must match; it must be anchored with ^ and $. Absent: any non-empty value. A value that does not match leads to not-found. */
    pattern?: string
    /** A value that exists in the sandbox; stories and conformance tests open the screen with it. */
    example?: string
  }>
  /** Query parameters that loads and blocks of the screen may name. Absent in the address: empty text. */
  query?: Record<string, {
    /** Regular expression that the whole decoded value must match; it must be anchored with ^ and $. Absent: any non-empty value. A value that does not match leads to not-found. */
    pattern?: string
    /** A value that exists in the sandbox; stories and conformance tests open the screen with it. */
    example?: string
  }>
  /** Data of the screen by name. */
  loads?: Record<string, LoadDefinition>
  /** Looked at in order after the loads; the first that holds opens another screen. One that looks at `params` alone is looked at before any call goes out, one that looks at `first` loads as soon as they are there. */
  checks?: {
    /** Condition on the loads, e.g. {field: "setting", is: "1"}, or on the parameters of path and query: {field: "params.kind", is: "old"}. Of what a load that failed or has not arrived would say, a check says nothing. */
    when: ConditionDefinition
    /** Name of the screen that opens, with the parameters that its path takes and this screen has too. */
    go: ScreenName
    /** Path parameter of that screen -> dotted path of its value: `params.id`, or below the loads `refund.orderNr`. Default: parameters of the same name. */
    params?: Record<string, string>
    /** Key in the address of that screen, a filter of its grid or a query parameter -> dotted path of its value, as in params, or `{ value }`, which is always the same. One without a value is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
  }[]
  /** The blocks of the screen from top to bottom; one alone needs no list. */
  body?: BlockDefinition | BlockDefinition[]
  /** Language (ISO 639) -> its texts by the English ones. The screen opens in the language that `lang` in the address asks for, else in the first that the browser prefers and the screen has, else in English; the page is laid out in its direction. Every text that the definition shows must be there in each language, and none is left to the runtime: a block says what stands where it is empty, a question its title and answers. Default: English alone. */
  translations?: Record<string, Record<string, string>>
}

export interface PermissionDefinition {
  /** Name of the resource that the user must hold; {parameter} is the value of that path parameter of the screen. Default: none has to be held. */
  resource?: ResourceName
  /** Name of the resource that the user must not hold: whoever holds it is shown less than others; {parameter} as in resource. Default: none. */
  without?: ResourceName
}

/** Asks the user first. Default: does it at once. */
export interface ConfirmDefinition {
  /** Which confirmation pop-up asks (spec 1 §2). Default: by the first word of the call where that is approve, cancel or delete, else action. */
  type?: 'approve' | 'action' | 'cancel' | 'delete'
  /** What the pop-up says. */
  text: string
  /** Heading of the pop-up. Default: by its type. */
  title?: string
  /** Text of the button that does it. Default: by its type, of an action its label. */
  yes?: string
  /** Text of the other button. Default: by its type. */
  no?: string
}

/** Data that the screen asks for as soon as the guard has said yes; all loads go out side by side, but for those that wait for a `first` one. */
export interface CalledLoadDefinition extends LoadKeys {
  /** What happens when the call fails. At least one of toast, value, go. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value the screen goes on with: any JSON. Absent: null. */
    value?: unknown
    /** Name of the screen that opens instead, with the parameters that its path takes. */
    go?: ScreenName
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  /** Name of the call. */
  call: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  get?: undefined
}

/** Data that the screen asks for as soon as the guard has said yes; all loads go out side by side, but for those that wait for a `first` one. */
export interface LoadInFullDefinition extends LoadKeys {
  /** Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a path or query parameter of the screen and is encoded. */
  get: string
  /** What happens when the call fails. At least one of toast, value, go. */
  onError: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value the screen goes on with: any JSON. Absent: null. */
    value?: unknown
    /** Name of the screen that opens instead, with the parameters that its path takes. */
    go?: ScreenName
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  call?: undefined
}

/** Data that a panel asks for when it is opened; all of its loads go out side by side. */
export interface CalledPanelLoadDefinition extends PanelLoadKeys {
  /** What happens when the call fails. At least one of toast, value, global. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value the screen goes on with: any JSON. Absent: null. */
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

/** Data that a panel asks for when it is opened; all of its loads go out side by side. */
export interface PanelLoadInFullDefinition extends PanelLoadKeys {
  /** Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a field of the row that the panel was opened for, else a parameter of the screen, and is encoded. */
  get: string
  /** What happens when the call fails. At least one of toast, value, global. */
  onError: {
    /** Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast. */
    toast?: string
    /** The value the screen goes on with: any JSON. Absent: null. */
    value?: unknown
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  call?: undefined
}

/** The value as a button that does an action of its row, such as one that shows a panel. In the column of the key a double click or Enter anywhere in the row does it. Plain text where the action is not shown. Only in the column of a grid. */
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

/** A button with the number of comments on the entity whose id the value is; it opens them at the side. */
export interface CommentsCellDefinition {
  /** The comments on an entity of the row. */
  kind: 'comments'
  /** What is commented on: order, item, po, issue, or another that the server knows. */
  entity: string
}

/** A date of the server (UTC) in the display format of spec 1 §9, in the time zone of the user when it has a time. */
export interface DateCellDefinition {
  /** A date. */
  kind: 'date'
  /** True shows `yyyy-MM-dd HH:mm:ss`. Default false: `yyyy-MM-dd`. */
  time?: boolean
}

/** A line of text that the user types; it begins with the value of the row and goes out with the actions of the grid as `values`. In grids only. */
export interface InputCellDefinition {
  /** A line of text that the user types. */
  kind: 'input'
  /** Name under which actions send what was typed. Default: the field of the column. */
  name?: FieldName
  /** Name of the input for screen readers. Default: the label of the column. */
  label?: string
  /** Greatest number of characters. Default: no limit. */
  maxLength?: number
}

/** The value as a link to a screen. Plain text when the user may not open that screen. */
export interface LinkCellDefinition {
  /** A link to a screen. */
  kind: 'link'
  /** Name of the screen. */
  to: ScreenName
  /** Path parameter of that screen -> field of the row. Default: none. */
  params?: Record<string, string>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or `{ value }`, which is the same for every row. Nothing leads there where such a field is empty. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
  /** True adds a button that copies the value. Default false. */
  copy?: boolean
}

/** Several values, each on a line of its own. */
export interface ListCellDefinition {
  /** Several values. */
  kind: 'list'
  /** Stands after every value but the last, before the line break. Default ',' (spec 1 §9). */
  separator?: string
}

/** An amount with two decimals and its currency, aligned to the end; negative amounts keep their sign. */
export interface MoneyCellDefinition {
  /** An amount of money. */
  kind: 'money'
  /** Field of the row that holds the ISO 4217 currency code; no such code itself. */
  currency: FieldName
}

/** A number with tabular figures, aligned to the end. */
export interface NumberCellDefinition {
  /** A number. */
  kind: 'number'
  /** Digits after the point. Default: as many as the value has, 3 at most. */
  decimals?: number
  /** Shown after the number, e.g. `days`. Default none. */
  unit?: string
}

/** A number that the user types; outside of its limits it is marked, and no action takes it. It goes out with the actions of the grid as `values`. In grids only. */
export interface NumericInputCellDefinition {
  /** A number that the user types. */
  kind: 'numericInput'
  /** Name under which actions send what was typed. Default: the field of the column. */
  name?: FieldName
  /** Name of the input for screen readers. Default: the label of the column. */
  label?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
  /** Greatest number of digits after the point. Default 6. */
  decimals?: number
  /** True: a number outside of the limits is set to the limit when the input is left, and it is said what was typed (spec 1 §5). Default: it stays as it was typed and is marked. */
  clamp?: true
}

/** How far something is, as a bar and in words: `45 %`, or `120 of 400`. */
export interface ProgressCellDefinition {
  /** How far something is. */
  kind: 'progress'
  /** Field of the row that holds the number at which it is done. Default: the value is a percentage. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Field of the row; also its name in the sort and column list of the request. */
  field: FieldName
  /** Header of the column. */
  label?: string
  /** True lets the user sort by it; the server sorts. Default false. */
  sortable?: boolean
  /** Width in pixels. Default: shares the free width, 160 at least. */
  width?: number
  /** Whether it is seen: always, unless the user takes it away, or only when the user adds it. Default on. */
  show?: 'always' | 'on' | 'off'
  /** Edge at which it stays while the others scroll. Default none. */
  pin?: 'start' | 'end'
  /** Who sees the column. Default: whoever sees the grid. */
  access?: PermissionDefinition
  /** True shows the sum of the rows on the page below the column, of money one per currency. Default false. */
  total?: boolean
  /** How one value of a row is drawn. Default: {kind: "text"}. */
  cell?: CellDefinition
  /** More of the row on hover and focus, as two columns of label and value. Default none. */
  tooltip?: (FieldName | TooltipLineDefinition)[]
  /** Its width by content; fill: it shares the free width. Default: as its field says. */
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

/** Yes, No or both; sent as 'true' or 'false'. */
export interface BooleanFilterDefinition extends FilterKeys {
  /** Yes, No or both. */
  kind: 'boolean'
  /** Value on a fresh opening of the screen. Default none. */
  initial?: 'true' | 'false'
}

/** First and last day of a period in one control; sent as the two terms of a from-date and a to-date of its field. */
export interface DateRangeFilterDefinition extends FilterKeys, FilterKeys2 {
  /** A period. */
  kind: 'dateRange'
}

/** The first day, typed as yyyy-MM-dd; sent as its 00:00:00 UTC (spec 1 §5). */
export interface FromDateFilterDefinition extends FilterKeys, FilterKeys2 {
  /** The first day of a period. */
  kind: 'fromDate'
}

/** Any number of several values. Several values go out as one group of OR-ed terms, with the condition `in` as one list (spec 1 §5). */
export interface MultiSelectFilterDefinition extends FilterKeys, FilterKeys3 {
  /** Any number of several values. */
  kind: 'multiSelect'
  /** Default equals: one group of OR-ed terms. in: the whole list is one value. */
  condition?: 'equals' | 'in'
  /** Values on a fresh opening of the screen. Default none. */
  initial?: string[]
}

/** A number; what is no number, or outside of its limits, is not sent, and the field says so. */
export interface NumberFilterDefinition extends FilterKeys, FilterKeys4 {
  /** A number. */
  kind: 'number'
  /** Default equals. `gteq` finds this and more, `lteq` this and less. */
  condition?: 'equals' | 'gteq' | 'lteq'
  /** Buttons that add and take one. Default true; false for the number of a document. */
  steps?: boolean
}

/** Least and greatest number in one control, both taken, either may be empty; sent as a gteq and a lteq term of its field. */
export interface NumberRangeFilterDefinition extends FilterKeys, FilterKeys4 {
  /** A range of numbers. */
  kind: 'numberRange'
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
}

/** A line of text. */
export interface FilterByFieldDefinition extends FilterKeys, FilterKeys3 {
  /** A line of text. */
  kind?: undefined
  /** Default equals. `like` finds the text anywhere in the value. */
  condition?: 'equals' | 'like' | 'gteq' | 'lteq' | 'in'
  /** Value on a fresh opening of the screen. Default none. */
  initial?: string | string[]
}

/** Yes or no, sent as true or false. */
export interface CheckboxFieldDefinition extends FieldKeys {
  /** Yes or no. */
  kind: 'checkbox'
  /** Ticked without a record. Default: not ticked. */
  initial?: true
}

/** One of few values, all of them seen: a group of radio buttons. */
export interface ChoiceFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3 {
  /** One of few values. */
  kind: 'choice'
}

/** A day, typed and sent as yyyy-MM-dd. */
export interface DateFieldDefinition extends FieldKeys {
  /** A day. */
  kind: 'date'
  /** Day without a record, as yyyy-MM-dd. Default none. */
  initial?: string
  /** First day that is taken, as yyyy-MM-dd. Default: no limit. */
  min?: string
  /** Last day that is taken, as yyyy-MM-dd. Default: no limit. */
  max?: string
  /** Takes a time too, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent in UTC as yyyy-MM-dd HH:mm:ss. Default: a day. */
  time?: true
}

/** Any number of several values, sent as a list. */
export interface MultiSelectFieldDefinition extends FieldKeys, FieldKeys3 {
  /** Any number of several values. */
  kind: 'multiSelect'
  /** Values without a record, all of them options. Default none. */
  initial?: (string | number)[]
}

/** A number; one outside of its limits is refused with the range. */
export interface NumberFieldDefinition extends FieldKeys, FieldKeys4 {
  /** A number. */
  kind: 'number'
  /** Value without a record. Default none. */
  initial?: number
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

/** One of several values, from a list that opens. */
export interface SelectFieldDefinition extends FieldKeys, FieldKeys2, FieldKeys3 {
  /** One of several values. */
  kind: 'select'
}

/** A line of text, or several. */
export interface TextFieldDefinition extends FieldKeys, FieldKeys5, FieldKeys6 {
  /** A text. */
  kind: 'text'
  /** Value without a record. Default none. */
  initial?: string
  /** Chosen from these instead of typed where the profile of the form says dropdown. Default: always typed. */
  options?: OptionsDefinition
}

/** A table of records, each with the same fields; sent as a list. */
export interface RowsFieldDefinition extends FieldKeys {
  /** A table of records. */
  kind: 'rows'
  /** Text of the button that adds a record. */
  add: string
  /** Fewest records. Default: none are needed. */
  min?: number
  /** Most records. Default: no limit. */
  max?: number
  /** The fields of a record in reading order. */
  fields: FieldDefinition[]
}

/** The text of a rule in the rule editor: palettes, completion, and the mistakes that the server finds (spec 1 §5). */
export interface RuleFieldDefinition extends FieldKeys, FieldKeys5, FieldKeys7 {
  /** The text of a rule. */
  kind: 'rule'
}

/** The tags of a rule, sent as {id, name, isTag}; made up ones where the ruleset permits them (spec 1 §5). Where its rules carry none, it is not shown. */
export interface RuleTagsFieldDefinition extends FieldKeys, FieldKeys7 {
  /** The tags of a rule. */
  kind: 'ruleTags'
  /** Most tags. Default: no limit. */
  max?: number
}

export interface FieldByNameDefinition extends FieldKeys, FieldKeys3, FieldKeys4, FieldKeys5, FieldKeys6 {
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

/** How the form is sent, also by Enter in a field. Default: it is only looked at. */
export interface SubmitInFullDefinition {
  /** Name of the call. */
  call: CallName
  /** Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Text of the button. Default 'Save'. */
  label?: string
  /** Fixed values that are sent beside the fields. Default none. */
  body?: Record<string, string | number | boolean>
  /** changed: only fields whose value is another than at the start. Default all. */
  send?: 'all' | 'changed'
  /** Dotted path in the record of what is sent back as `version`, so that the server can refuse (409) what somebody else was faster with. Default: none is sent. */
  version?: string
  /** Names of the fields that must be filled to send the form this way, and need not be for another. Default: those that its call needs and another does not. */
  requires?: FieldName[]
  /** Names of the fields that are sent this way. Default: those that its call takes, and all where the call does not say. */
  fields?: FieldName[]
  /** Asks the user first: the text of an ordinary question, or the question in full. Default: it does not ask. */
  confirm?: string | ConfirmDefinition
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Where the success toast leads: to what was done. Left out where the user may not open that screen. Default: nowhere. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of a screen with no other path parameters than this one has. */
      to: ScreenName
      /** Key in the address of that screen, a filter of its grid -> value, or several of a filter that takes more than one. Default none: the screen as it opens. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`; the others are those of this screen. Default: none comes from the reply. */
    params?: Record<string, string>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. What the reply lacks is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** False: the loads and grids of the screen stay as they are. Default: they are asked for again. */
    reload?: false
  }
  /** Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0. */
  lock?: number
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** One more way to send the form. */
export interface OtherSubmitDefinition {
  /** Name of the call. */
  call: CallName
  /** Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Text of the button. Default 'Save'. */
  label: string
  /** Fixed values that are sent beside the fields. Default none. */
  body?: Record<string, string | number | boolean>
  /** changed: only fields whose value is another than at the start. Default all. */
  send?: 'all' | 'changed'
  /** Dotted path in the record of what is sent back as `version`, so that the server can refuse (409) what somebody else was faster with. Default: none is sent. */
  version?: string
  /** Names of the fields that must be filled to send the form this way, and need not be for another. Default: those that its call needs and another does not. */
  requires?: FieldName[]
  /** Names of the fields that are sent this way. Default: those that its call takes, and all where the call does not say. */
  fields?: FieldName[]
  /** Asks the user first: the text of an ordinary question, or the question in full. Default: it does not ask. */
  confirm?: string | ConfirmDefinition
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Where the success toast leads: to what was done. Left out where the user may not open that screen. Default: nowhere. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of a screen with no other path parameters than this one has. */
      to: ScreenName
      /** Key in the address of that screen, a filter of its grid -> value, or several of a filter that takes more than one. Default none: the screen as it opens. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`; the others are those of this screen. Default: none comes from the reply. */
    params?: Record<string, string>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. What the reply lacks is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** False: the loads and grids of the screen stay as they are. Default: they are asked for again. */
    reload?: false
  }
  /** Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0. */
  lock?: number
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Fields that are filled in, checked and sent. */
export interface FormDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Unique name; drafts are kept under it. A form that several screens share has one id. Default: the name of its call, with dashes. */
  id?: string
  /** The fields under headings. Default: one section without a heading. */
  sections?: SectionDefinition[]
  /** Dotted path below the named loads: the record that fills the fields; true: the row of the action does. Default: the row of an action whose call changes it (PUT, PATCH), else nothing but the initial value of each field. */
  values?: string | boolean
  /** How the form is sent, also by Enter in a field. Default: it is only looked at. */
  submit?: CallName | SubmitInFullDefinition
  /** Further ways to send the form, each with a button behind that of `submit`, e.g. "Save as draft". Default none. */
  otherSubmits?: OtherSubmitDefinition[]
  /** What the server lays over the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: nothing is laid over. */
  profile?: {
    /** Dotted path below the named loads: a list of profiles, or a single one. */
    load: LoadName
    /** Name of the field that chooses the profile, and of the key that profiles have their id under. */
    by: string
    /** Key of a profile: the list of the fields that it asks for. A field that it does not list is hidden, whatever its own conditions say. Default fields. */
    fields?: FieldName
    /** How the entries of that list spell what they say, where it is not the default. */
    keys?: {
      /** The name of the field. Default name. */
      name?: FieldName
      /** Its label; without one that of the definition stays. Default label. */
      label?: string
      /** Whether it must be filled. Default required. */
      required?: string
      /** Most characters; none, null or 0: no limit. Default maxLength. */
      maxLength?: string
      /** Exact number of characters, which wins over the most. Default length. */
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
    /** Names of fields that no profile rules: they are shown by their own conditions alone. Default none. */
    free?: string[]
    /** What is said instead of the form when the server sends no profiles. */
    invalid: {
      /** Said when an entry of the list is no profile. */
      list: string
      /** Said when the single value is no profile. */
      single: string
    }
  }
  /** The values are shown to be read, with a button that opens the fields: to everybody, or to users with a resource. Default: the fields are open. */
  readView?: true | {
    /** Name of the resource that the user must hold to edit. */
    editAccess: ResourceName
  }
  /** False: what was typed is not kept in the browser. Default: it is, but for sensitive fields. */
  draft?: false
  /** The fields in reading order. */
  fields?: FieldDefinition[]
  /** Entity of its fields. Default: that of its call. */
  entity?: EntityName
}

/** Opens a form in a panel at the side. The row or record fills the form, unless its values name a load; its conditions see it as `record`. For a selection the call carries the selection. What was typed stays as a draft when the panel is closed. */
export interface OpenActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys4, ActionKeys5, ActionKeys6, ActionKeys7 {
  selected?: undefined
  /** The form in the panel. An action whose form has one way to send it can write `call` and `fields` instead. */
  form: FormDefinition
}

/** Opens a form in a panel at the side. The row or record fills the form, unless its values name a load; its conditions see it as `record`. For a selection the call carries the selection. What was typed stays as a draft when the panel is closed. */
export interface FormActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys5, ActionKeys7, ActionKeys8, ActionKeys9, ActionKeys10 {
  /** The fields under headings. Default: one section without a heading. */
  sections?: SectionDefinition[]
  /** What the server lays over the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: nothing is laid over. */
  profile?: {
    /** Dotted path below the named loads: a list of profiles, or a single one. */
    load: LoadName
    /** Name of the field that chooses the profile, and of the key that profiles have their id under. */
    by: string
    /** Key of a profile: the list of the fields that it asks for. A field that it does not list is hidden, whatever its own conditions say. Default fields. */
    fields?: FieldName
    /** How the entries of that list spell what they say, where it is not the default. */
    keys?: {
      /** The name of the field. Default name. */
      name?: FieldName
      /** Its label; without one that of the definition stays. Default label. */
      label?: string
      /** Whether it must be filled. Default required. */
      required?: string
      /** Most characters; none, null or 0: no limit. Default maxLength. */
      maxLength?: string
      /** Exact number of characters, which wins over the most. Default length. */
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
    /** Names of fields that no profile rules: they are shown by their own conditions alone. Default none. */
    free?: string[]
    /** What is said instead of the form when the server sends no profiles. */
    invalid: {
      /** Said when an entry of the list is no profile. */
      list: string
      /** Said when the single value is no profile. */
      single: string
    }
  }
  /** False: what was typed is not kept in the browser. Default: it is, but for sensitive fields. */
  draft?: false
  /** The fields of the form in the panel. Default: the body of the call, in its order. */
  fields?: FieldDefinition[]
  /** True: the row fills the fields, false: nothing does. Default: the row where the call changes it (PUT, PATCH). */
  values?: boolean
  /** Text of the button that sends the form. Default: the label without `…` and `selected`; 'Save' where the call changes the row (PUT, PATCH). */
  submit?: string
}

/** A call to the server; after success the grid asks for its rows again. A record that somebody else has changed meanwhile (409) is told and asked for again. */
export interface RequestActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys6, ActionKeys8, ActionKeys9, ActionKeys10 {
  /** Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fixed values that are sent, beside the selection and what was typed into the rows. Default none. */
  body?: Record<string, string | number | boolean>
  /** What happens when the call fails; after a 409 the record is asked for again and nothing is set. Default: the message of the server as a toast. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server. Absent: no toast. */
    toast?: string
    /** Field of the record -> its value from then on, instead of asking for the record again. Only in an actions block. Default: the record is asked for. */
    set?: Record<string, string | number | boolean | null>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  title?: undefined
}

export interface SelectedActionDefinition {
  /** Text of the button; unique among the actions beside it. */
  label?: string
  /** Who sees it. Default: whoever sees what it acts on. */
  access?: PermissionDefinition
  /** Types of processes of the server, as its notifications name them: while the user has one of them running, the action is locked, and says so. Default none. */
  waitsFor?: string[]
  /** Asks the user first: the text of an ordinary question, or the question in full. Default: it does not ask. */
  confirm?: string | ConfirmDefinition
  /** Meaning of the colour. Default neutral. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Name of the call. */
  call: CallName
  /** Fixed values that are sent, beside the selection and what was typed into the rows. Default none. */
  body?: Record<string, string | number | boolean>
  /** What happens after success. Default: the message of the server as a toast. */
  onSuccess?: {
    /** Text of the success toast; 'server' shows the message of the server, if it sends one. Default server. */
    toast?: string
    /** Where the success toast leads: to what was done. Left out where the user may not open that screen. Default: nowhere. */
    link?: {
      /** Text of the link, e.g. `Show history`. */
      label: string
      /** Name of a screen with no other path parameters than this one has. */
      to: ScreenName
      /** Key in the address of that screen, a filter of its grid -> value, or several of a filter that takes more than one. Default none: the screen as it opens. */
      query?: Record<string, string | string[]>
    }
    /** Name of the screen that opens, with the parameters of this one. Default: stays. */
    go?: ScreenName
    /** Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`; the others are those of this screen. Default: none comes from the reply. */
    params?: Record<string, string>
    /** Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. What the reply lacks is left out. Default none. */
    query?: Record<string, string | {
      /** The same for every row. */
      value: string
    }>
    /** False: the side panel of the form stays open. Default: it closes. */
    close?: false
    /** False: the loads and grids of the screen stay as they are. Default: they are asked for again. */
    reload?: false
  }
  /** What happens when the call fails; after a 409 the record is asked for again and nothing is set. Default: the message of the server as a toast. */
  onError?: {
    /** Text of the error toast; 'server' shows the message of the server. Absent: no toast. */
    toast?: string
    /** Field of the record -> its value from then on, instead of asking for the record again. Only in an actions block. Default: the record is asked for. */
    set?: Record<string, string | number | boolean | null>
    /** False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public. */
    global?: false
  }
  /** Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0. */
  lock?: number
  /** Can be used only while this holds on the row, or on every selected row. Default: always. */
  enabled?: ConditionDefinition
  /** Why it cannot be used while `enabled` does not hold; a `{placeholder}` is a field of the row, of a selection that of its first row that is in the way. Needed beside enabled. */
  disabledReason?: string
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Heading of the panel; a `{placeholder}` is a field of the row. */
  title?: string
  /** Fields of its form. */
  fields?: FieldDefinition[]
  /** Text of the button that sends its form. */
  submit?: string
}

/** Opens a screen; absent for users who may not open it. Not for selections. */
export interface NavigateActionDefinition extends ActionKeys, ActionKeys2, ActionKeys4, ActionKeys5, ActionKeys9 {
  /** Name of the screen. */
  to: ScreenName
  /** Path parameter of that screen -> field of the row. Default none. */
  params?: Record<string, string>
  /** Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or `{ value }`, which is the same for every row. Nothing leads there where such a field is empty. Default none. */
  query?: Record<string, string | {
    /** The same for every row. */
    value: string
  }>
}

/** Fetches a file with POST and gives it to the user: by a call of its own, or as a file of the server (spec 1 §7). */
export interface DownloadActionDefinition extends ActionKeys, ActionKeys3, ActionKeys5, ActionKeys9, ActionKeys10, ActionKeys11 {
  file?: undefined
}

/** Fetches a file with POST and gives it to the user: by a call of its own, or as a file of the server (spec 1 §7). */
export interface FileDownloadActionDefinition extends ActionKeys, ActionKeys3, ActionKeys4, ActionKeys5, ActionKeys9, ActionKeys11 {
  /** A file of the server, asked for by its id and name, under which it is kept. Only for a row. Not beside call. */
  file: {
    /** Dotted path of the id of the file in the row. */
    id: string
    /** Dotted path of the name of the file in the row. */
    name: FieldName
  }
}

/** Shows blocks in a panel at the side: what belongs to a row or record, beside the list that it stands in. Not for selections. */
export interface ShowActionDefinition extends ActionKeys, ActionKeys2, ActionKeys3, ActionKeys4, ActionKeys7, ActionKeys9 {
  /** Data of the panel by name, beside that of the screen. Default: none of its own. */
  loads?: Record<string, PanelLoadDefinition>
  /** The blocks of the panel from top to bottom. They see the loads of the screen and of the panel, and the row or record that it was opened for as the load `record`. */
  body: PanelBlockDefinition | PanelBlockDefinition[]
}

/** What the server says of the selected rows, beside their number and asked for again with every change of it: a running total, a difference. Needs selection. Default: their number alone. */
export interface SelectionSummaryDefinition {
  /** Name of the call. */
  call: CallName
  /** GET sends the selection as JSON in the query parameter `selection`, POST in the body. Default POST. */
  method?: 'GET' | 'POST'
  /** What is shown of the record, in reading order. */
  fields: LabelledDefinition[]
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Tabs above the rows for the values of a filter, each with its number of rows; the tab that is open is the filter in the address. The control of the filter stays. Default none. */
export interface FilterTabsDefinition {
  /** Field of a select or multiSelect filter of the grid, whose options become tabs. */
  field: FieldName
  /** Path of the POST call that answers how many rows have which value, asked for after the first rows. Default: that of the call of the grid, which says `counts`; without one the tabs have no numbers. */
  counts?: string
  /** Label of the tab of what the grid opens with, where that is several values. Default 'To do'. */
  initialLabel?: string
}

/** A table whose paging, sorting and filtering are done by the server. */
export interface GridDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the grid at the server. Default: `grid-` and the name of the screen. */
  id?: string
  /** Path of the POST call that answers a grid request, with one slash at its start; `{placeholders}` are parameters of the screen. */
  source?: string
  /** Fixed values merged with the request. Default none. */
  params?: Record<string, string | number | boolean>
  /** Whether the options are sent as {options} or bare. Default wrapped; bare exactly for ids that contain payout, cash_reconciliation, dashboard, grid-rules, cashrec_api_log_grid (spec 1 §7). */
  request?: 'wrapped' | 'bare'
  /** Field that tells rows apart. Default: the field of the first column. */
  rowKey?: FieldName
  /** Fields of the row that are not columns but that actions, links or conditions need, such as the version of a record. They are requested with the columns and not shown in the column chooser. Default: none. */
  fields?: FieldName[]
  /** Filters on a fresh opening of the screen, from the server or from the address. They win over `initial` of a filter. Default none. */
  initialFilters?: {
    /** Name of the load whose value lists filters as {index, value}. */
    load?: LoadName
    /** One filter, named by the address that led here; a field without a filter is passed over. */
    query?: {
      /** Query parameter of the screen that holds the field of a filter. */
      field: FieldName
      /** Query parameter of the screen that holds the value of that filter. */
      value: string
    }
  }
  /** Field of a column, with `-` before it for descending order. Sort on a fresh opening and after the sort is cleared. Default: none, the server decides. */
  sort?: SortName | GridSortDefinition
  /** The check field of inactive rows. Default: status (spec 1 §2). */
  inactive?: {
    /** Field that makes a row inactive when it equals 'inactive', whatever the case. */
    field: FieldName
  }
  /** False waits for the first filter before asking the server. Default true. */
  autoLoad?: boolean
  /** Types of processes of the server, as its notifications name them: when one of them has ended, the rows are asked for again. Default none. */
  refreshAfter?: string[]
  /** Types of processes of the server, as in refreshAfter: while one of them goes on, the rows are asked for again whenever it tells how far it is, every 2 s at most, and once more when it has ended. Nothing is locked meanwhile, and focus, selection and typed values stay. Default none. */
  refreshDuring?: string[]
  /** True lets the user select rows, the page, or all rows of the filters. Default: where the call of an action takes the selection. */
  selection?: boolean
  /** Path of the POST call that adds up the selected rows: the question before an action on them shows `data.sums`, one text for each currency. Default: that of the call of the grid, which says `sums`; without one, the money of the rows is added up when all selected rows are loaded. */
  selectionSums?: string
  /** Path of the POST call that adds up the columns with a total over all rows of the filters, shown below the rows where these are not all on the page. Default: that of the call of the grid, which says `totals`; without one there are the totals of the page alone. */
  totals?: string
  /** What the rows are called where they are counted. Default: label and plural of the entity, else 'row' and 'rows'. */
  records?: {
    /** Name of one row inside a sentence. */
    one: string
    /** Name of several rows inside a sentence. */
    many: string
  }
  /** Lets the user save the filters of this grid, 5 at most, in a side panel. Default: no saving. */
  savedFilters?: {
    /** Module of the server under which they are saved: finance or payout. */
    module: 'finance' | 'payout' | (string & {})
    /** Functionality of that module: write-off, write-off-wmt or payout. */
    functionality: 'write-off' | 'write-off-wmt' | 'payout' | (string & {})
  }
  /** Lets the user export all rows of the filters as a report. Default: no export. */
  export?: {
    /** Name of the report at the server. */
    reportType: string
    /** Text of the button. Default 'Export'. */
    title?: string
    /** codes: the file holds the values of the server, for programs. Default: the words of the screen. */
    values?: 'codes'
  }
  /** Lets the user import rows from a CSV file, in a side panel. Default: no import. */
  import?: ImportDefinition
  /** A filter area of its own. Default: the filters in a row. */
  filterArea?: {
    /** A sentence in which every {key} becomes the control of that filter; a key is its field, of a fromDate `{field.from}`, of a toDate `{field.to}`. */
    template: string
  }
  /** Tabs above the rows for the values of a filter, each with its number of rows; the tab that is open is the filter in the address. The control of the filter stays. Default none. */
  filterTabs?: FieldName | FilterTabsDefinition
  /** Fields of the columns that the card of a row shows where the window is narrower than 640 pixels, its title first; the other columns follow on demand. Default: what people know the row by, then the first text, state, amount and date, and every input. */
  card?: FieldName[]
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** What stands where the server has no row, without filters or with those that are `initial` here. Default 'Nothing here yet.'. */
  empty?: string | {
    /** Heading above the text. Default none. */
    heading?: string
    /** The text. */
    text: string
    /** Ways on from here. Default none. */
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
  /** What the user can do with the rows, in reading order. Default none. */
  actions?: ActionDefinition[]
  /** What the server says of the selected rows, beside their number and asked for again with every change of it: a running total, a difference. Needs selection. Default: their number alone. */
  selectionSummary?: SelectionSummaryDefinition
  /** Name of the call that answers it. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Further columns, behind the others, which are seen only when the user adds them. Default none. */
  hidden?: ColumnDefinition[]
}

/** Lets the user import rows from a CSV file, in a side panel. Default: no import. */
export interface ImportDefinition {
  /** Id of the import at the server. */
  type: number
  /** Heading of the panel. Default 'Import'. */
  header?: string
  /** A file to start from. Default none. */
  template?: {
    /** Path of the file, with one slash at its start. */
    file: string
    /** Text of the link. */
    label: string
  }
  /** Fixed values that go with the file as `massImportContext`. Default none. */
  context?: Record<string, string | number | boolean>
  /** What the file should hold: it is looked at before it goes to the server, which has the last word. Default: nothing is looked at. */
  columns?: (FieldName | ImportColumnDefinition | ImportColumnOfFieldDefinition)[]
}

export interface ImportColumnDefinition extends ImportColumnKeys {
  /** Text of the header, as the file spells it. */
  header: string
  field?: undefined
}

export interface ImportColumnOfFieldDefinition extends ImportColumnKeys {
  /** Text of the header, as the file spells it. Default: the name of the field. */
  header?: string
  /** Field of the entity that it fills. */
  field: FieldName
}

/** Sort on a fresh opening and after the sort is cleared. Default: none, the server decides. */
export interface GridSortDefinition {
  /** A sortable column. */
  field: FieldName
  /** Default asc. */
  order?: 'asc' | 'desc'
}

export interface ChartSeriesDefinition {
  /** Dotted path of the number in a record. */
  field: FieldName
  /** Name of the part. */
  label?: string
  /** Key in the address of the screen that the chart leads to -> value, for this part. Default none. */
  query?: Record<string, string>
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
}

export interface TileDefinition {
  /** What waits, e.g. `Refunds to send`. */
  label: string
  /** Name of a screen without parameters, which lists what waits. */
  to: ScreenName
  /** Key in the address of that screen, a filter of its grid -> value, or several of a filter that takes more than one. Default none: the screen as it opens. */
  query?: Record<string, string | string[]>
  /** Path of a GET call that answers `count`, `oldestHours` and `overdue`; null, or absent: it does not say. Asked for when the screen opens, every minute, and when the user comes back to the page. */
  get?: string
  /** Dotted path to the figures in the reply, e.g. `data`. Default: the reply itself. */
  select?: string
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Buttons for what can be done with one record. Of the body itself, not of a tab, they stand in the head of the screen. Without a record there are none. */
export interface ActionsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** What can be done with one record. */
  kind: 'actions'
  /** Load whose value is the record. Default: the load with a `record`, else the first one; in a panel the record that it was opened for. */
  load?: LoadName
  /** In reading order, without a scope: all of them act on the record, whose fields take the place of those of a row. After success the loads of the screen and its grids are asked for again. */
  actions: ActionDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** The files that belong to a record: listed, previewed where they are pictures, downloaded, added with a button or by dropping them, and removed after a question. Type and size are checked before a file is sent; the server checks them again. */
export interface AttachmentsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** The files of a record. */
  kind: 'attachments'
  /** What the files belong to: a type of record that the server knows. */
  entity: string
  /** Endings of the files that can be added. Default pdf, png, jpg and jpeg. */
  accept?: string[]
  /** Megabytes that a file may have. Default 5. */
  largest?: number
  /** How many files a record may have. Default 20. */
  most?: number
  /** Id of the record: {param} of the screen, or {field} of a load. Without a value nothing is shown. */
  id: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** A condition on the loads: while it holds files can be opened, and neither added nor removed. Default: they can be. */
  readOnly?: ConditionDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Numbers of records as stacked bars, one bar per record, and below them as a table with their sums. It takes the width that there is (spec 2 §9). */
export interface ChartBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Numbers as bars and as a table. */
  kind: 'chart'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Not beside get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after something was commented on; a `{placeholder}` is a parameter of the screen and is encoded. Its failure shows the message of the server as a toast, and a way to try again. Not beside load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** What a bar is called. */
  label: LabelledDefinition
  /** The parts of a bar from its start, in the order of their colours. */
  series: (FieldName | ChartSeriesDefinition)[]
  /** The bars lie, which leaves room for long names. Default: they stand. */
  horizontal?: true
  /** Records that are drawn, from the first one; the table has all. Default 12. */
  most?: number
  /** Name of a screen without parameters to which a part of a bar, and each number and name of the table, leads. Default: they lead nowhere. */
  to?: ScreenName
  /** Key in the address of that screen, a filter of its grid -> dotted path of the value in the record. Default none. */
  query?: Record<string, string>
  /** Text when there is no record. Default 'Nothing here yet.'. */
  empty?: string
  /** How a number is written: of kind money or number. Default {kind: "number"}. */
  cell?: MoneyCellDefinition | NumberCellDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A text that machines exchange, in fixed width and as it is but for its line breaks: JSON and XML are indented. It can be copied. */
export interface CodeBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A text that machines exchange. */
  kind: 'code'
  /** Dotted path of the text below the named loads, e.g. `entry.request`. What is no text is shown as JSON. */
  load: LoadName
  /** Text when there is none. Default 'Nothing here yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Comments one below the other, to be read: the comment display config of spec 1 §3. */
export interface CommentListBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Comments to be read. */
  kind: 'commentList'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Not beside get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after something was commented on; a `{placeholder}` is a parameter of the screen and is encoded. Its failure shows the message of the server as a toast, and a way to try again. Not beside load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Where the parts of a comment stand in a record. Default comment, user and date. */
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
  /** Text when there is none. Default 'No comments yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** A button with the number of comments on an entity; it opens them, and the forms that write them, in a panel at the side. Of the body itself, not of a tab, it stands in the head of the screen. */
export interface CommentsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** The comments on an entity. */
  kind: 'comments'
  /** What is commented on: order, item, po, issue, or another that the server knows. */
  entity: string
  /** Text of the button, or heading of comments that are inline. Default 'Comments'. */
  label?: string
  /** True: the comments and their forms stand in the body or tab itself. Default: behind a button. */
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
  /** True, or a condition on the loads: while it holds comments can be read and not written. Default: they can be written. */
  readOnly?: true | ConditionDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** One record as label and value pairs. */
export interface DetailsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** One record as label and value pairs. */
  kind: 'details'
  /** Load whose value is the record. Default: the load with a `record`, else the first one; in a panel the record that it was opened for. */
  load?: LoadName
  /** figures: a few values side by side below the heading of the screen, without those that are empty. Default: pairs in columns. */
  look?: 'figures'
  /** Text when there is no record, beside the way to ask again. Default 'This could not be loaded.'. */
  empty?: string
  /** The pairs in reading order. */
  fields: LabelledDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A button that downloads a file of the server (spec 1 §7): by a notification, or by the id and name of the file. Of the body itself, not of a tab, it stands in the head of the screen. Without a value for what it names it is not shown. */
export interface DownloadBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Downloads a file of the server. */
  kind: 'download'
  /** Text of the button. */
  label: string
  /** Id of the notification. Not beside file. */
  notification?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Id of the file; needs fileName. Not beside notification. */
  file?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Name of the file, under which it is asked for and kept. Default: the name that the server gives. */
  fileName?: {
    /** Name of a path or query parameter of the screen. */
    param?: string
    /** Dotted path below the named loads, e.g. `refund.orderNr`. */
    field?: FieldName
  }
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Filters that stand on their own, for the grids, charts and tiles of the screen that name them in `follows`. Their values are in the address; a choice applies at once, typed text after 500 ms, and the focus stays where it is. */
export interface FiltersBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Filters for several blocks. */
  kind: 'filters'
  /** The controls in reading order; no other filter of the screen has the key of one of them. */
  filters: FilterDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A form in the body of the screen. */
export interface FormBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A form. */
  kind: 'form'
  /** Fields that are filled in, checked and sent. */
  form: FormDefinition
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** A grid. */
export interface GridBlockDefinition extends GridDefinition {
  /** Heading above the block. Default none. */
  heading?: string
  /** A grid. */
  kind: 'grid'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** The user's own work that the server does in the background, as the notifications tell of it: what is in progress, then what has ended, with its file. It follows the live line and asks for nothing itself. Without any nothing is shown. */
export interface JobsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Work of the user in the background. */
  kind: 'jobs'
  /** How many that have ended are shown, the newest first. Default 5. */
  most?: number
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Links to the records that the user has opened lately in this browser, the newest first: the screens with parameters in their path. They are forgotten when the user signs out. Without any nothing is shown. */
export interface RecentBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Records that the user has opened lately. */
  kind: 'recent'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Links to the screens that the user may open, grouped as in the menu. */
export interface ScreensBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Links to the screens that the user may open. */
  kind: 'screens'
  /** Only the screens whose parent is this one. Default: all of the menu. */
  under?: string
  /** Text when the user may open none of them. Default 'Nothing here yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** The sign-in of spec 2 §4.2: swaps a one-time code, else leaves for the access-control login. */
export interface SignInBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Signs the user in. */
  kind: 'signIn'
}

/** The sign-out of spec 2 §4.2: tells the server, clears the cookie, leaves for the access-control login. */
export interface SignOutBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Signs the user out. */
  kind: 'signOut'
}

/** The few records that belong to something, all of them at once, to be read: the first column names each. More than one looks at are a grid. */
export interface TableBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A few records to be read. */
  kind: 'table'
  /** Dotted path of the records below the named loads, e.g. `order.items`. */
  load: LoadName
  /** Text when there is none. Default 'Nothing here yet.'. */
  empty?: string
  /** A last line with a value of another record, written as those of the last column, under which it stands. Default none. */
  lastLine?: {
    /** What the value is. */
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
  /** Entity of the fields. Default: that of what it shows. */
  entity?: EntityName
}

/** A message to the user. */
export interface TextBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** A message to the user. */
  kind: 'text'
  /** The message; an empty line starts a new paragraph. Here and in the heading a `{placeholder}` is a dotted path below the loads. */
  text: string
  /** Picture above the message, which then fills the page. Default none. */
  icon?: 'lost' | 'locked' | 'maintenance' | 'failed' | 'info'
  /** Draws it as a coloured notice, which is read out when it appears. Not beside icon. Default: plain text. */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** Ways on from here. Default none. */
  links?: {
    /** Text of the link. */
    label: string
    /** Name of a screen without parameters, 'back' for the page before, or, on a screen that a failure or a refusal has led to, 'again' for the address that was asked for and 'parent' for the screen above that one. A link that leads nowhere is not shown. */
    to: ScreenName
  }[]
  /** What it says instead on a screen that a missing record has led to. `{record}` is the record, as its load calls it. */
  whenMissing?: {
    /** Heading instead, e.g. `There is no {record}.` */
    heading: string
    /** Message instead. Default: the same. */
    text?: string
  }
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** What waits for the user: a tile for each queue with its count, the age of the oldest and how many are overdue, which leads to its list. A tile is left out when the user may not open its screen; without any tile nothing is shown. */
export interface TilesBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** What waits for the user. */
  kind: 'tiles'
  /** Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none. */
  follows?: FieldName[]
  /** The tiles in reading order. */
  tiles: TileDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Name of the call. */
  call?: CallName
}

/** What happened to something, one event below the other in the order of the records (spec 1 §3). */
export interface TimelineBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** What happened to something. */
  kind: 'timeline'
  /** Dotted path of the records below the named loads, e.g. `refund.timeline`. Not beside get. */
  load?: LoadName
  /** Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after something was commented on; a `{placeholder}` is a parameter of the screen and is encoded. Its failure shows the message of the server as a toast, and a way to try again. Not beside load. */
  get?: string
  /** Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply. */
  select?: string
  /** Where the parts of an event stand in a record. Default: under their own names. */
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
  /** An event can be chosen and shows its data then. Default: all data is shown. */
  selectable?: true
  /** How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because. */
  dateFormat?: string
  /** Text when nothing happened. Default 'Nothing has happened yet.'. */
  empty?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
  /** Name of the call. */
  call?: CallName
  /** Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** Links to the views of lists that the user has pinned in this browser, the oldest first: filters, sort and columns under a name. Without any, and of lists that the user may not open, nothing is shown. */
export interface ViewsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Views that the user has pinned. */
  kind: 'views'
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Looks up entities and runs rules on them: one rule, the best match, or all that match (spec 1 §4, §8). */
export interface RuleTestBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Heading above the block. Default none. */
  heading?: string
  /** Runs rules on entities. */
  kind: 'ruleTest'
  /** Name of the ruleset in whose words the rule is written; a `{placeholder}` is a parameter of the screen. */
  ruleset: string
  /** Dotted path below the named loads: the rules that can be run one by one, as {value, label}. Default: only the ruleset as a whole. */
  rules?: string
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Blocks that are compared: two in a line where there is room for both, as in a window of 1024; else one below the other. */
export interface BesideBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Blocks side by side. */
  kind: 'beside'
  /** The blocks in reading order, line by line. */
  body: FlatBlockDefinition | FlatBlockDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** A body under a title that can be folded away (spec 1 §2). */
export interface ExpandableBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** A body that can be folded away. */
  kind: 'expandable'
  /** What the body is; a press on it opens and closes. */
  title: string
  /** False: closed on a fresh opening of the screen. Default open. */
  open?: false
  /** Can be opened and closed only while this holds on the loads; else it stays as it is. Default: always. */
  enabled?: ConditionDefinition
  /** The blocks inside from top to bottom. */
  body: FlatBlockDefinition | FlatBlockDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Several bodies of which one is shown; the open one stands in the address. */
export interface TabsBlockDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Several bodies of which one is shown. */
  kind: 'tabs'
  /** The tabs in reading order; the first is open on a fresh opening. */
  tabs: TabDefinition[]
  /** Shown only while this holds on the loads. Default: always. */
  visible?: ConditionDefinition
}

/** Yes or no. */
export interface BooleanEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Yes or no. With `?`: a record may lack it, or have null there. */
  type: 'boolean' | 'boolean?'
}

/** A day. */
export interface DateEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A day. With `?`: a record may lack it, or have null there. */
  type: 'date' | 'date?'
}

/** A number with decimals. */
export interface DecimalEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A number with decimals. With `?`: a record may lack it, or have null there. */
  type: 'decimal' | 'decimal?'
  /** Digits after the point. Default: as many as it has, 3 at most. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A span of time. With `?`: a record may lack it, or have null there. */
  type: 'duration' | 'duration?'
  /** What it is counted in. Default `d`. */
  unit?: 'ms' | 's' | 'min' | 'h' | 'd'
}

/** A file. */
export interface FileEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A file. With `?`: a record may lack it, or have null there. */
  type: 'file' | 'file?'
}

/** The number or text that tells records apart. */
export interface IdEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** The number or text that tells records apart. With `?`: a record may lack it, or have null there. */
  type: 'id' | 'id?'
  /** True adds a button that copies the value. Default: none. */
  copy?: true
}

/** A whole number. */
export interface IntegerEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A whole number. With `?`: a record may lack it, or have null there. */
  type: 'integer' | 'integer?'
  /** Shown after the number, e.g. `d`. Default none. */
  unit?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
}

/** Data of any shape, shown as code. */
export interface JsonEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Data of any shape, shown as code. With `?`: a record may lack it, or have null there. */
  type: 'json' | 'json?'
}

/** Several values, or several records. */
export interface ListEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** Several values, or several records. With `?`: a record may lack it, or have null there. */
  type: 'list' | 'list?'
  /** Name of the entity of its records. Default: texts. */
  entity?: EntityName
}

/** A day with its time, in UTC. */
export interface MomentEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A day with its time, in UTC. With `?`: a record may lack it, or have null there. */
  type: 'moment' | 'moment?'
  /** False: only its day is shown. Default: day and time. */
  time?: false
}

/** An amount of money. */
export interface MoneyEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** An amount of money. With `?`: a record may lack it, or have null there. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A record inside the record. With `?`: a record may lack it, or have null there. */
  type: 'object' | 'object?'
  /** Name of the entity that describes it. */
  entity: EntityName
}

/** A share, 12.5 for 12.5 %. */
export interface PercentEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A share, 12.5 for 12.5 %. With `?`: a record may lack it, or have null there. */
  type: 'percent' | 'percent?'
}

/** A record of another entity, or of the same one. */
export interface ReferenceEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A record of another entity, or of the same one. With `?`: a record may lack it, or have null there. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** One of a few states or categories. With `?`: a record may lack it, or have null there. */
  type: 'status' | 'status?'
  /** The values; an object says labels that do not follow from them, as "Being paid" from `beingPaid`. */
  options: Record<string, string> | (string | Record<string, string>)[]
  /** Tone -> the value or values that have it. Default: all are neutral. */
  tones?: {
    /** What went wrong, or cannot be undone. One value, or several. */
    danger?: string | string[]
    /** What is under way. One value, or several. */
    info?: string | string[]
    /** What went well. One value, or several. */
    success?: string | string[]
    /** What waits for somebody. One value, or several. */
    warning?: string | string[]
  }
}

/** A text. */
export interface TextEntityFieldDefinition {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** A text. With `?`: a record may lack it, or have null there. */
  type: 'text' | 'text?'
  /** True: filters find the whole value, as of a document number. Default: a part of it. */
  exact?: true
  /** True adds a button that copies the value. Default: none. */
  copy?: true
  /** Most characters. Default: no limit. */
  maxLength?: number
  /** Exact number of characters. Default: any. Not beside maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Form of the text, as of a mail address or a VAT number. A charset of the profile takes its place. Not beside charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** What is said beside the field otherwise, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Says beside the field what is probably wrong, and refuses nothing. iban: the check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: a secret. Dots stand for what is typed until a button shows it, and it is kept in no draft. One line, typed. Default: it is seen. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Name of the value, wherever it is shown: header, filter, form, export. Default: of the key the label of the entity; else from its name, `createdBy` is "Created by", without what the type says: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration. */
  label?: string
  /** False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files. */
  sortable?: false
  /** False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files. */
  filterable?: false
  /** Width of its column by content: from three characters to a sentence. Default: by type and label. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** A sentence below the field in forms. Default none. */
  help?: string
  /** True: it tells something about a person. Screens that show it need a resource. Default: not. */
  personal?: true
  /** True: a secret or bank data, kept in no draft and no log. Default: not. */
  sensitive?: true
  /** A believable value, for sample data and the API document. Default: by type. */
  example?: string | number | boolean
  /** True adds a button that copies the value. Default: none. */
  copy?: true
  /** False: only its day is shown. Default: day and time. */
  time?: false
  /** True: filters find the whole value, as of a document number. Default: a part of it. */
  exact?: true
  /** Most characters. Default: no limit. */
  maxLength?: number
  /** Exact number of characters. Default: any. Not beside maxLength. */
  length?: number
  /** arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character. */
  charset?: 'arabic' | 'english'
  /** Form of the text, as of a mail address or a VAT number. A charset of the profile takes its place. Not beside charset. Default: any. */
  pattern?: {
    /** Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\d{8}$`. */
    match: string
    /** What is said beside the field otherwise, e.g. `Two letters and eight digits.` */
    message: string
  }
  /** Says beside the field what is probably wrong, and refuses nothing. iban: the check digits of an IBAN. Default: no warning. */
  warn?: 'iban'
  /** Lines of a text area. Default: one line. */
  rows?: number
  /** True: a secret. Dots stand for what is typed until a button shows it, and it is kept in no draft. One line, typed. Default: it is seen. */
  masked?: true
  /** Example in the empty field; never instead of the label. Default none. */
  placeholder?: string
  /** Digits after the point. Default: as many as it has, 3 at most. */
  decimals?: number
  /** Shown after the number. Default none. */
  unit?: string
  /** Least number. Default: no limit. */
  min?: number
  /** Greatest number. Default: no limit. */
  max?: number
  /** The values; an object says labels that do not follow from them, as "Being paid" from `beingPaid`. */
  options?: Record<string, string> | (string | Record<string, string>)[]
  /** Tone -> the value or values that have it. Default: all are neutral. */
  tones?: {
    /** What went wrong, or cannot be undone. One value, or several. */
    danger?: string | string[]
    /** What is under way. One value, or several. */
    info?: string | string[]
    /** What went well. One value, or several. */
    success?: string | string[]
    /** What waits for somebody. One value, or several. */
    warning?: string | string[]
  }
}

/** One kind of record of the business: its fields, said once for all screens. */
export interface WrittenEntity {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Field that tells records apart. Default: the first one. */
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
  /** True: it is no record, only fields that entities include. Nothing else can name it. Default: it is one. */
  abstract?: true
  /** Fields that are as in another entity: its name -> their names, with `?` behind those that a record may lack, or true for all. A field that is described here, too, is as described here. Default: none. */
  include?: Record<string, true | string[]>
  /** Field of the record, as the server spells it -> what it is. */
  fields: Record<string, EntityFieldDefinition>
}

/** One call of the server: exactly one of grid, get, post, put, patch and delete has its path. */
export interface WrittenCall {
  /** Why this definition overrides a constant of the specification. Required by the check where it does. */
  because?: string
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
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
  /** Name of the entity whose fields the body has. Default: the entity of the reply. */
  of?: EntityName
  /** Name of the entity: the reply has one record of it. */
  one?: EntityName
  /** Name of the entity: the reply has a list of records. Default, of a grid: that of the file. */
  many?: EntityName
  /** What the reply has instead of records: a message (default of what writes), a number, a flag, a text, the value of a setting, a list of texts, a file, nothing, or any JSON. */
  reply?: 'any' | 'file' | 'flag' | 'message' | 'none' | 'number' | 'setting' | 'text' | 'texts'
  /** Dotted path of the value in the reply; '' is the whole reply. Default `data`. */
  at?: string
  /** True: it takes selected rows of a grid. Default: it does not. */
  selection?: true
  /** True, of a grid: there is a call at `counts` instead of `grid` that takes `field` and `filter` and answers a list of `value` and `count`, how many rows have which value. The tabs of every grid of this call show it. Default: nothing counts its rows. */
  counts?: true
  /** True, of a grid: there is a call at `totals` instead of `grid` that takes `fields` and `filter` and answers a list of `field`, `amount` and `currency`, what all rows of the filter come to. Every grid of this call with a total shows it below the rows. Default: nothing totals its rows. */
  totals?: true
  /** True, of a grid: there is a call at `sum` instead of `grid` that takes selected rows and answers a record whose list `sums` has their total in each currency; or the name of an entity that has more fields beside `sums`. Every grid of this call with an action on its selection shows it. Default: nothing adds up its rows. */
  sums?: true | EntityName
  /** Name of the call that does the same to selected rows: its path lacks the parameter of the record, and it takes the selection instead of the version. Default: there is none. */
  selected?: string
  /** True: it takes the version of the record and refuses (409) what somebody else was faster with. Actions send `version` of the record in the query, forms in the body. Default: it takes none. */
  version?: true
  /** Values of the body or the query that may be left out. Default: of the body none, of the query all. */
  optional?: string[]
  /** The resource that its caller must hold. Default: that of the file. */
  resource?: ResourceName | ResourceName[]
  /** True: no session is needed. Default: one is. */
  public?: true
  /** How it may fail besides 401, 403 and server errors. Default: 400 of what writes, 404 of a path with parameters. */
  errors?: (400 | 404 | 409 | 422)[]
  /** True: doing it twice changes nothing more. Default: so are grid, get, put and delete. */
  repeatable?: true
  /** True: a GET call that changes something, as one that ends the session. Default: GET changes nothing. */
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
  /** What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them. */
  assumes?: string
  /** Path below which the paths of these calls stand; a call at the path `/` is sent to the base itself. Default: none, they are written in full. */
  base?: string
  /** Name of the entity that these calls are about: their bodies have its fields, and the rows of grids are its records. Default: none. */
  of?: EntityName
  /** The resource that the callers of all of them must hold. Default: one of those of the screens that name a call. */
  resource?: ResourceName | ResourceName[]
  /** Unique name -> call; screens use the name. */
  calls: Record<string, WrittenCall>
}
