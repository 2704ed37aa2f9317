import { popupChannel } from './popupChannel.ts'

/** Milliseconds between two looks at the window. */
const beat = 500
/**
 * Beats that a closed window is still waited for: the policy of the page cuts the tie to a window that has come back to
 * this origin, which looks as if it were closed.
 */
const patience = 20

/** The answer of a window that was opened at another origin; undefined when the user has closed it. */
export function awaitAnswer(
  opened: Window,
  answer: Promise<unknown>,
): Promise<Readonly<Record<string, string>> | undefined> {
  return new Promise(resolve => {
    let closedFor = 0
    const timer = setInterval(() => {
      if (opened.closed && ++closedFor > patience) settle(undefined)
    }, beat)
    function settle(result: Readonly<Record<string, string>> | undefined) {
      clearInterval(timer)
      resolve(result)
    }
    void answer.then(data => settle(readAnswer(data)))
  })
}

/**
 * Hands the query of this page to the page that has opened it, and closes this window. One that no page has opened, as
 * when such an address is followed by itself, cannot be closed: it `stays`, as the login screen rather than blank.
 */
export function replyToOpener(query: URLSearchParams, stays = openWithoutAnswer): void {
  const channel = new BroadcastChannel(popupChannel)
  channel.postMessage(Object.fromEntries(query))
  channel.close()
  window.close()
  setTimeout(stays, beat)
}

function openWithoutAnswer(): void {
  window.location.replace(window.location.pathname)
}

function readAnswer(data: unknown): Readonly<Record<string, string>> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return Object.fromEntries(entries.filter(entry => typeof entry[1] === 'string'))
}
