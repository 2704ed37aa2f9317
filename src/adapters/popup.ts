import { popupChannel } from './popupChannel.ts'

/** Milliseconds between two checks of the popup. */
const beat = 500
/**
 * Checks for which a closed popup is still awaited: the policy of the page cuts the tie to a popup that has
 * returned to this origin, which then looks closed.
 */
const patience = 20

/** The reply of a popup opened at another origin; undefined if the user has closed it. */
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
 * Passes the query of this page to its opener, and closes this window. A window without opener, e.g. when
 * such an address is opened directly, cannot be closed: `stays` shows the login screen instead of a blank
 * page.
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
