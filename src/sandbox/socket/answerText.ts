import { type SocketMessage } from '../../../schemas/wire/socketMessage.ts'
import { type SocketRequest, socketRequestSchema } from '../../../schemas/wire/socketRequest.ts'
import { requires } from '../validate.ts'

const readRequest = requires<SocketRequest>(socketRequestSchema)

/** What the server says to a message of the page: that it was taken, or why not. */
export interface SocketAnswer extends SocketMessage {
  /** Why it was not taken. */
  readonly message?: string
}

/** Does what a message of the page asks for. Whatever it holds, it is answered and nothing is thrown. */
export function answerText(text: string, subscribe: (channel: string) => void): SocketAnswer {
  try {
    const request = readRequest(JSON.parse(text))
    if (request.action === 'subscribe') subscribe(request.data.channel)
    return { success: true, actions: [] }
  } catch {
    return { success: false, actions: [], message: 'This is not a message of the console.' }
  }
}
