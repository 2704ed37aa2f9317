import { type Browser } from '../../runtime/ports/browser.ts'
import { localMemory } from './localMemory.ts'
import { createMemory } from './memory.ts'
import { popupChannel } from './popupChannel.ts'
import { saveFile } from './saveFile.ts'

export const browser: Browser = {
  address: () => window.location.href,
  leave: address => window.location.assign(address),
  reload: () => window.location.reload(),
  setTitle(title) {
    document.title = title
  },
  isMobile: () => /\bMobi|\biPhone\b|\bAndroid\b.*\bMobile\b/.test(navigator.userAgent),
  save: saveFile,
  popup: openPopup,
  memory: localMemory,
  tabMemory: createMemory(() => window.sessionStorage),
}

/** The popup opens within the click, as browsers require; its other code is loaded later. */
async function openPopup(address: string): Promise<Readonly<Record<string, string>> | undefined> {
  const opened = window.open(address, '_blank', 'popup,width=520,height=680')
  if (!opened) throw new Error('The browser has blocked the window.')
  const channel = new BroadcastChannel(popupChannel)
  try {
    const answer = new Promise<unknown>(resolve => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    })
    return await (await import('./popup.ts')).awaitAnswer(opened, answer)
  } finally {
    channel.close()
  }
}
