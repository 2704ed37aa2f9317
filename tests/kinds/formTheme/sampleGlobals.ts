import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

/**
 * The public samples of rjsf are suites of Jest's style: they call `test` and `expect` of the page and compare what is drawn
 * with pictures of another theme. Here each sample is drawn by our theme and looked at with axe, in the light and in the
 * dark; what they compare is only asked for something that was drawn.
 */
export function installSampleGlobals(): void {
  Object.assign(globalThis, {
    describe,
    beforeAll,
    // Whoever renders takes it away again here.
    afterEach,
    test: (name: string, draw: () => unknown) => it(name, () => look(draw)),
    expect: (fragment: DocumentFragment) => ({
      toMatchSnapshot: () => expect(fragment.firstElementChild).not.toBeNull(),
    }),
  })
}

async function look(draw: () => unknown): Promise<void> {
  const said = vi.spyOn(console, 'error')
  await draw()
  // The page of a test is bare; the console has a heading and a main part round every form.
  document.body.lastElementChild?.setAttribute('role', 'main')
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    expect(await findings(), theme).toEqual([])
  }
  expect(said.mock.calls).toEqual([])
  said.mockRestore()
}

async function findings(): Promise<string[]> {
  for (let still = 0; still < 2; still++) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some(one => one instanceof CSSTransition)) still = -1
  }
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`),
  )
}
