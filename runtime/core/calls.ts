import { type SavedFilters } from '../../schemas/index.ts'
import { type DownloadRequest, type ReportRequest } from '../../schemas/wire/report.ts'
import { type SavedFilterRequest } from '../../schemas/wire/savedFilters.ts'
import { encodeSegment, fillPath } from './path.ts'
import { resourceListCall } from './resourceListCall.ts'

/** A call as the core builds it; passed to the `Http` port unchanged. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Filled and encoded, with its leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Secrets it carries that no message may show, such as a one-time code. Absent: none. */
  readonly secrets?: readonly string[]
}

/** The parts of a failed reply that the core reads. */
export interface Failure {
  /** -1: no connection. */
  readonly status: number
  readonly statusText: string
  readonly data: unknown
}

/**
 * The calls that every console makes (spec 1 §7, spec 2 §7.1). Their paths are defined only here, except for
 * the first call of a page (`resourceListCall.ts`) and those of comments (`comments/request.ts`).
 */
export const calls = {
  resourceList: resourceListCall,
  permission: (resource: string): Call =>
    get(fillPath('/api/navigation/acl-permission/{resource}', { resource })),
  menu: get('/api/navigation/menu'),
  profile: get('/get-profile'),
  /** `keepState` stays in the query as 'true' or 'false': the specification calls it a flag and shows no value. */
  logout: (keepState: boolean): Call => ({
    ...get('/api/navigation/logout'),
    query: { keepState: String(keepState) },
  }),
  /** Swaps the one-time code of the login service for a session token. */
  swapToken: (code: string): Call => ({
    method: 'POST',
    path: fillPath('/api/navigation/swap-authenticate-token/{code}', { code }),
    secrets: [code],
  }),
  /** Gives the state value that the Google sign-in carries there and back. */
  authenticateState: get('/api/navigation/authenticate/state'),
  google: (answer: GoogleAnswer): Call => ({
    method: 'POST',
    path: '/api/navigation/authenticate/google',
    body: answer,
    secrets: [answer.code, answer.state],
  }),
  notifications: get('/api/navigation/notification'),
  /** Path of the websocket, below the base address of websockets. */
  socket: '/api/navigation/socket',
  /** Marks notifications as read; their ids are joined by commas. */
  readNotifications: (ids: readonly string[]): Call => ({
    method: 'POST',
    path: `/api/navigation/notification/${ids.map(encodeSegment).join(',')}`,
  }),
  closeNotification: (id: string): Call => ({
    method: 'DELETE',
    path: fillPath('/api/navigation/notification/{id}', { id }),
  }),
  clearNotifications: { method: 'DELETE', path: '/api/navigation/notification' },
  /** By a notification, or by the id and name of a file; the reply is bytes. */
  download: (request: DownloadRequest): Call => ({
    method: 'POST',
    path: '/api/navigation/download/',
    body: request,
  }),
  report: (request: ReportRequest): Call => ({ method: 'POST', path: '/api/report', body: request }),
  savedFilters: (place: SavedFilters): Call => get(savedFilters(place)),
  saveFilter: (place: SavedFilters, request: SavedFilterRequest): Call => ({
    method: 'POST',
    path: savedFilters(place),
    body: request,
  }),
  deleteFilter: (place: SavedFilters, id: string): Call => ({
    method: 'DELETE',
    path: savedFilters(place) + fillPath('/{id}', { id }),
  }),
  /** Its body is the multipart form of the file. */
  massImport: (importType: number): Call => ({
    method: 'POST',
    path: fillPath('/api/mass-import/import/{importType}', { importType: String(importType) }),
  }),
} as const

/** What the Google popup came back with. */
interface GoogleAnswer {
  readonly code: string
  readonly state: string
  readonly clientId: string
  readonly redirectUri: string
}

function savedFilters({ module, functionality }: SavedFilters): string {
  return fillPath('/api/{module}/{functionality}/filters/saved', { module, functionality })
}

function get(path: string): Call {
  return { method: 'GET', path }
}
