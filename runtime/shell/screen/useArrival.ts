import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { screenHeading, windowTitle } from '../../core/titles.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { type OpenedScreen } from './openedScreen.ts'

/** False until the first screen of the page is drawn: the browser itself announces a page that was just loaded. */
let arrivedBefore = false

/**
 * Tells of a screen that was just drawn: the title of the window, the top of the page, and the focus on its heading,
 * which screen readers then read out. Back and forward keep the scroll position that the browser restores.
 */
export function useArrival(opened: OpenedScreen): void {
  const { ports, configuration } = useRuntime()
  const title = windowTitle(screenHeading(opened), opened.screen.title, configuration.applicationName)
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` tells one arrival from the next; how it was reached does not change afterwards
  useEffect(() => {
    if (arrivedBefore) {
      if (type !== 'POP') window.scrollTo(0, 0)
      focusHeading()
    }
    arrivedBefore = true
  }, [opened.opening])
  // Other values of its loads may give it another name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that is opened tells of its title, also when the one before had the same
  useEffect(() => ports.browser.setTitle(title), [ports, title, opened.opening])
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  // It is read out, not used: a ring would look like a control.
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
