import { type FromSchema } from 'json-schema-to-ts'
import { type Access, accessSchema } from './access.ts'
import { type Block, bodySchema } from './block.ts'
import { type Condition, conditionSchema } from './condition.ts'
import { type LinkQuery, linkQuerySchema } from './linkQuery.ts'
import { type Load, loadsSchema } from './load.ts'
import { notes } from './notes.ts'
import { type Parameter, paramsSchema, pathSchema, querySchema } from './path.ts'
import { type Translations, translationsSchema } from './translations.ts'

const own = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Screen',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'path'],
  description: 'One screen: where it is, who may open it, what it loads and what it shows.',
  properties: {
    $schema: {
      type: 'string',
      description: 'Only in a `.json` definition: the schema that editors complete from.',
    },
    ...notes,
    name: {
      type: 'string',
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      description: 'Unique name; links, redirects and menu entries (`afroms_state`) use it.',
    },
    path: pathSchema,
    title: {
      type: 'string',
      minLength: 1,
      description: 'Title of page, window and breadcrumb. Default: the application name (spec 1 §2).',
    },
    heading: {
      type: 'string',
      minLength: 1,
      description:
        'What stands above the screen instead of the title, and before it in the title of the window: `Refund {idrefund}`, `{partner.name}`. A `{placeholder}` is a parameter of the screen or a dotted path below its loads. While one of them has no value the title stands there. Default: the title.',
    },
    parent: {
      type: 'string',
      minLength: 1,
      description: 'Name of the breadcrumb parent. Default: the home screen.',
    },
    redirect: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        screen: {
          type: 'string',
          minLength: 1,
          description: 'Name of the screen that opens with the same parameters. Not beside address.',
        },
        address: {
          type: 'string',
          pattern: '^https://',
          description: 'A full address, followed as it is. Not beside screen.',
        },
        base: {
          type: 'string',
          enum: ['legacyBase', 'mobileSite', 'returnsCreation'],
          description:
            'Leaves for another site: the base address of the configuration that path is added to. Needs path; not beside screen or address.',
        },
        path: {
          type: 'string',
          pattern: '^/',
          description:
            'Path below that base; a `{placeholder}` is a parameter of this screen and is encoded. Only beside base.',
        },
        params: {
          type: 'object',
          additionalProperties: { type: 'string', minLength: 1 },
          description:
            'Parameter of that screen, of its path or its query -> parameter of this one. Not beside address. Default: those of the path, under their own names.',
        },
        query: {
          type: 'object',
          minProperties: 1,
          additionalProperties: { type: 'string', minLength: 1 },
          description:
            'Key in the address of that screen, a filter of its grid or a query parameter -> value. Only beside screen. Default: none but what params and the address say.',
        },
      },
      description: 'The screen never shows: it leads elsewhere. Then it has no body.',
    },
    frame: {
      type: 'string',
      enum: ['console', 'bare', 'public'],
      description:
        'bare shows the body alone, without bars and menus. public shows it in one column below the logo, with the languages of the screen to choose from: for people who are no staff. Default console.',
    },
  },
} as const

const checksSchema = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  description:
    'Looked at in order after the loads; the first that holds opens another screen. One that looks at `params` alone is looked at before any call goes out, one that looks at `first` loads as soon as they are there.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['when', 'go'],
    properties: {
      when: {
        ...conditionSchema,
        description:
          'Condition on the loads, e.g. {field: "setting", is: "1"}, or on the parameters of path and query: {field: "params.kind", is: "old"}. Of what a load that failed or has not arrived would say, a check says nothing.',
      },
      go: {
        type: 'string',
        minLength: 1,
        description:
          'Name of the screen that opens, with the parameters that its path takes and this screen has too.',
      },
      params: {
        type: 'object',
        minProperties: 1,
        additionalProperties: { type: 'string', minLength: 1 },
        description:
          'Path parameter of that screen -> dotted path of its value: `params.id`, or below the loads `refund.orderNr`. Default: parameters of the same name.',
      },
      query: {
        ...linkQuerySchema,
        description:
          'Key in the address of that screen, a filter of its grid or a query parameter -> dotted path of its value, as in params, or `{ value }`, which is always the same. One without a value is left out. Default none.',
      },
    },
  },
} as const

export const screenSchema = {
  ...own,
  properties: {
    ...own.properties,
    access: accessSchema,
    params: paramsSchema,
    query: querySchema,
    loads: loadsSchema,
    checks: checksSchema,
    body: bodySchema,
    translations: translationsSchema,
  },
} as const

/** A check of the loads that may open another screen. */
interface Check {
  when: Condition
  go: string
  params?: Record<string, string>
  query?: LinkQuery
}
/** One screen as its definition writes it. */
export interface Screen extends FromSchema<typeof own> {
  access?: Access
  params?: Record<string, Parameter>
  query?: Record<string, Parameter>
  loads?: Record<string, Load>
  checks?: Check[]
  body?: Block[]
  translations?: Translations
}
