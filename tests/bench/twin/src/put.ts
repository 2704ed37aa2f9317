import { type Reply, send } from './api.ts'

export function put(path: string, body: unknown): Promise<Reply> {
  return send('PUT', path, body, undefined, true)
}
