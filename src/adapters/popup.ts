/** Milliseconds between two looks at the window. */
const beat = 500
/**
 * Beats that a closed window is still waited for: the policy of the page cuts the tie to a window that has come back to
 * this origin, which looks as if it were closed.
 */
const patience = 20

const channelName = 'console.popup'

/** Opens a window at an address of another origin; see the port. It must be called in the user's click. */
export function openPopup(address: string): Promise<Readonly<Record<string, string>> | undefined> {
  const opened = window.open(address, '_blank', 'popup,width=520,height=680')
  if (!opened) return Promise.reject(new Error('The browser has blocked the window.'))
  return new Promise(resolve => {
    const channel = new BroadcastChannel(channelName)
    let closedFor = 0
    const timer = setInterval(() => {
      if (opened.closed && ++closedFor > patience) settle(undefined)
    }, beat)
    function settle(answer: Readonly<Record<string, string>> | undefined) {
      clearInterval(timer)
      channel.close()
      resolve(answer)
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => settle(readAnswer(data))
  })
}

/** Hands the query of this page to the page that has opened it, and closes this window. */
export function answerOpener(query: URLSearchParams): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(Object.fromEntries(query))
  channel.close()
  window.close()
}

function readAnswer(data: unknown): Readonly<Record<string, string>> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return Object.fromEntries(entries.filter(entry => typeof entry[1] === 'string'))
}
