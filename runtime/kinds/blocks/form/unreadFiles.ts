import { fileMessages } from '../../../core/files/fileLimits.ts'
import { type FormErrors, type FormStore } from '../../../core/form/formStore.ts'
import { sentBody } from '../../../core/form/sentValues.ts'

/**
 * Errors of chosen files that another program has changed, moved or deleted since: to send one would fail as if there were no
 * connection. The first byte is enough to know it.
 */
export async function unreadFiles(
  store: FormStore,
  way: Parameters<typeof sentBody>[1],
): Promise<FormErrors> {
  const checked = Object.entries(sentBody(store, way)).map(async ([name, value]) => {
    if (!(value instanceof File)) return []
    const isRead = await value
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    return isRead ? [] : [[name, [fileMessages.unreadable(value.name)]] as const]
  })
  return Object.fromEntries((await Promise.all(checked)).flat())
}
