import { socketChannels } from '../../../schemas/wire/socketRequest.ts'
import { type Store } from '../database/store.ts'
import { personas } from '../session/personas.ts'

/**
 * Signals the open pages of all holders of the resource that a process of that type has ended: a push without
 * a message, which is not stored. Not for use inside a transaction.
 */
export function signalProcess({ hub }: Pick<Store, 'hub'>, resource: string, processType: string): void {
  const channel = socketChannels.background
  const body = { type: 'BACKGROUND_PROCESS', processType }
  for (const { name, resources } of personas)
    if (resources.includes(resource))
      hub.push(name, channel, { success: true, actions: [{ type: channel, body }] })
}
