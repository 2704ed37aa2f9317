import { type FromSchema } from 'json-schema-to-ts'

/** A host, with its port if it has one, and what may follow it: no name or password before the host, no space. */
const host = '(?:[^\\s/?#\\\\@:\\[\\]]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?'
/** A full address, a path below the origin of the page, or nothing. `//x` has no scheme and names another host. */
const base = { type: 'string', pattern: `^(?:$|/(?![/\\\\])\\S*$|https?://${host}(?:[/?#]\\S*)?$)` } as const
const socket = { type: 'string', pattern: `^(?:$|wss?://${host}(?:[/?#]\\S*)?$)` } as const
const logo = { type: 'string', pattern: `^(?:/(?![/\\\\])\\S*$|https://${host}(?:[/?#]\\S*)?$)` } as const
const path = { type: 'string', pattern: '^/(?![/\\\\])\\S*$' } as const
const origin = { type: 'string', pattern: `^https?://${host}$` } as const

/** The document served with the page (`config.json`) that configures one build for one venture. */
export const configurationSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'applicationName',
    'applicationCode',
    'ventureCode',
    'accessFlow',
    'sessionCookie',
    'accessControlLogin',
  ],
  properties: {
    applicationName: {
      type: 'string',
      minLength: 1,
      description: 'Name of the console, e.g. on the login screen and as default window title.',
    },
    logo: {
      ...logo,
      description: 'Address of the logo image. Absent: the name alone.',
    },
    ventureCode: {
      type: 'string',
      minLength: 1,
      description: 'Short code of the marketplace, shown next to the name.',
    },
    apiBase: { ...base, description: 'Base address of the API; empty or absent: the origin of the page.' },
    socketBase: {
      ...socket,
      description: 'Base address of the websocket; empty or absent: the origin of the page.',
    },
    legacyBase: {
      ...base,
      description: 'Base address of the legacy order management, for menu links and application=oms2.',
    },
    mobileSite: {
      ...base,
      description:
        'Address of the older site to which mobile visitors of home are redirected. Empty or absent: no redirect.',
    },
    accessControlLogin: {
      ...base,
      minLength: 1,
      description: 'Address of the access-control login service.',
    },
    returnsCreation: { ...base, description: 'Base address of the external returns creation.' },
    applicationCode: {
      type: 'string',
      minLength: 1,
      description: 'Code of this application, passed to the login service.',
    },
    accessFlow: {
      type: 'string',
      minLength: 1,
      description: 'Access-flow setting, passed to the login service.',
    },
    sessionCookie: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'Name of the cookie that holds the session token.',
    },
    topMenu: {
      type: 'string',
      pattern: '^[a-z]*(?:,[a-z]+)*$',
      description:
        "Entries of the top bar, comma-separated, of: search, notifications, account, logout. Default 'search,notifications,account,logout'.",
    },
    search: { type: 'boolean', description: 'Whether the top bar offers the order search. Default true.' },
    followOrigins: {
      type: 'array',
      items: origin,
      description:
        'Origins that an external redirect may lead to, besides those of the addresses above. Default none.',
    },
    idempotencyKeys: {
      type: 'boolean',
      description:
        'Whether calls that change something carry an `Idempotency-Key`. False: for an API on another origin whose CORS rules refuse that header. Default true.',
    },
    reportColumns: {
      type: 'boolean',
      description:
        'Whether an export sends how the screen shows its columns (headings, texts and currencies) besides reportType and gridRequest. False: for an API that accepts only these two. Default true.',
    },
    tools: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'path', 'resource'],
        properties: {
          label: { type: 'string', minLength: 1, description: 'Text of the entry.' },
          path: { ...path, description: 'Address below the origin of the page.' },
          resource: { type: 'string', minLength: 1, description: 'Who holds it is offered the page.' },
        },
      },
      description:
        'Pages of this origin that are no screens, offered in the account menu and the command palette. Default none.',
    },
    google: {
      type: 'object',
      additionalProperties: false,
      required: ['authorizeUrl', 'clientId'],
      properties: {
        authorizeUrl: { ...base, minLength: 1, description: 'Authorisation address that the popup opens.' },
        clientId: { type: 'string', minLength: 1, description: 'Client id of this console.' },
      },
      description: 'Offers the Google sign-in in addition to the access-control login. Absent: not offered.',
    },
  },
} as const

/** How to correct a value that does not match one of these patterns. */
export const addressFixes: Readonly<Record<string, string>> = {
  [base.pattern]:
    'must be a full address with its scheme, such as "https://api.example.com", or a path of this origin, such as "/api"',
  [socket.pattern]: 'must be a full address with its scheme, such as "wss://api.example.com"',
  [logo.pattern]:
    'must be a full address that begins with "https://", or a path of this origin, such as "/logo.svg"',
  [path.pattern]: 'must be a path of this origin, such as "/tools"',
  [origin.pattern]:
    'must be an origin: scheme and host without a path, such as "https://partner.example.com"',
}

/** The configuration as it is served. */
export type ConfigurationDocument = FromSchema<typeof configurationSchema>
/** The configuration with every default filled in. */
export type Configuration = Required<Omit<ConfigurationDocument, 'google' | 'logo'>> &
  Pick<ConfigurationDocument, 'google' | 'logo'>
