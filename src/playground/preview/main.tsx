import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { validate as isConfiguration } from 'virtual:wire/configuration'
import { themeKey } from '../../../runtime/shell/account/themeKey.ts'
import { readConfiguration } from '../../../schemas/wire/readConfiguration.ts'
import { localMemory } from '../../adapters/localMemory.ts'
import { createSession } from '../../adapters/session.ts'
import { type DrawMessage, type PreviewMessage } from '../protocol.ts'
import { createStage } from './stage.tsx'

/** The page in the frame: draws what the page around it sends, and nothing that another page does. */
async function start(): Promise<void> {
  const theme = localMemory.get(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const found: unknown = await (await fetch('/config.json', { cache: 'no-cache' })).json()
  if (!isConfiguration(found)) throw new Error('The configuration of this console is wrong.')
  const configuration = readConfiguration(found)
  const session = createSession(configuration.sessionCookie)
  const stage = createStage(document.getElementById('root') ?? document.body, configuration, session)
  let last = Promise.resolve()
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin || !isDraw(data)) return
    document.documentElement.dir = data.direction
    // One after the other: an older definition must not arrive behind a newer one.
    last = last
      .then(() => stage.draw(data))
      .then(
        () => send('drawn'),
        (error: unknown) => {
          reportError(error)
          send('failed')
        },
      )
  })
  send('ready')
}

function send(say: PreviewMessage['say']): void {
  const message: PreviewMessage = { say }
  window.parent.postMessage(message, window.location.origin)
}

/** Only the page around it, of the same origin and the same build, is listened to. */
function isDraw(data: unknown): data is DrawMessage {
  return typeof data === 'object' && data !== null && 'say' in data && data.say === 'draw'
}

void start()
