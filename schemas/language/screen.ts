import { type FromSchema } from 'json-schema-to-ts'
import { type Access, accessSchema } from './access.ts'
import { type Block, bodySchema } from './block.ts'
import { type Condition, conditionSchema } from './condition.ts'
import { type LinkQuery, linkParamsSchema, linkQuerySchema } from './linkQuery.ts'
import { type Load, loadsSchema } from './load.ts'
import { notes } from './notes.ts'
import { type Parameter, paramsSchema, pathSchema, querySchema } from './path.ts'
import { type Permission, permissionSchema } from './permission.ts'
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
        'Heading of the screen instead of the title, also shown before it in the title of the window: `Refund {idrefund}`, `{partner.name}`. A `{placeholder}` is a parameter of the screen or a dotted path below its loads. The title is shown while one of them has no value. Default: the title.',
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
          description:
            'Name of the screen that opens with the same parameters. Cannot be combined with address.',
        },
        address: {
          type: 'string',
          pattern: '^https://',
          description: 'A full address, used unchanged. Cannot be combined with screen.',
        },
        base: {
          type: 'string',
          enum: ['legacyBase', 'mobileSite', 'returnsCreation'],
          description:
            'Opens another site: the base address of the configuration to which path is added. Needs path; cannot be combined with screen or address.',
        },
        path: {
          type: 'string',
          pattern: '^/',
          description:
            'Path below that base; a `{placeholder}` is a parameter of this screen and is encoded. Only with base.',
        },
        params: {
          ...linkParamsSchema,
          description:
            'Parameter of that screen, of its path or its query -> parameter of this one, or `{ value }`, which is always the same. Cannot be combined with address. Default: the parameters of the path, by their names.',
        },
        query: {
          type: 'object',
          minProperties: 1,
          additionalProperties: { type: 'string', minLength: 1 },
          description:
            'Key in the address of that screen, a filter of its grid or a query parameter -> value. Only with screen. Default: only those of params and the address.',
        },
      },
      description:
        'The screen is never shown: it redirects, with checks to where the first of them that holds leads. It has no body.',
    },
    frame: {
      type: 'string',
      enum: ['console', 'bare', 'public'],
      description:
        'bare shows only the body, without bars and menus. public shows one column below the logo, with a choice of the languages of the screen: for people outside the company. Default console.',
    },
  },
} as const

const checksSchema = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  description:
    'Evaluated in order; the first that holds opens another screen. A check waits for the loads that it names, and for each check before it that may still hold. So checks of `params` before the first check of a load are evaluated before any call is made, checks of `first` loads as soon as these have arrived.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['go'],
    properties: {
      access: {
        ...permissionSchema,
        description:
          'Only for users who hold that resource, or who do not. Default: for every user. Without when the check holds for all of them.',
      },
      when: {
        ...conditionSchema,
        description:
          'Condition on the loads, e.g. {field: "setting", is: "1"}, or on the parameters of path and query: {field: "params.kind", is: "old"}. A load that has failed has the value of its onError.',
      },
      go: {
        type: 'string',
        minLength: 1,
        description:
          'Name of the screen that opens, with the parameters that its path takes and this screen has too.',
      },
      params: {
        ...linkParamsSchema,
        description:
          'Path parameter of that screen -> dotted path of its value: `params.id`, or below the loads `refund.orderNr`; or `{ value }`, which is always the same. Default: parameters of the same name.',
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

/** A check of loads, parameters or resources that may open another screen. */
interface Check {
  access?: Permission
  when?: Condition
  go: string
  params?: LinkQuery
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
