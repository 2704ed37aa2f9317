import { type Browser } from '../../runtime/ports/browser.ts'
import { createMemory } from './memory.ts'
import { openPopup } from './popup.ts'
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
  memory: createMemory(() => window.localStorage),
  tabMemory: createMemory(() => window.sessionStorage),
}
