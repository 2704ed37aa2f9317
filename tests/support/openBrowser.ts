import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'

/** The browser of the run, as a client of its own: closing it ends the contexts that were opened through it. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'))
}
