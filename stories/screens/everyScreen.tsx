import { type StoryContext } from '@storybook/react-vite'
import axe, { type RunOptions } from 'axe-core'
import { toast } from 'sonner'
import { expect, waitFor } from 'storybook/test'
import { screens } from '../../tests/conformance/screenFacts.ts'
import { colourRules } from '../../tests/support/colourRules.ts'
import { ScreenStory, type ScreenStoryProps, states } from './ScreenStory.tsx'

/**
 * In Storybook one looks at the chosen screen. Under test every screen that can be in this state is drawn and looked at
 * with axe, the chosen one last. In states that other tests cover, only the chosen one is drawn: the
 * conformance tests open every screen with its data, light and dark, and all forbidden screens look the same.
 */
export async function everyScreen({ args, canvasElement, globals, mount }: StoryContext<ScreenStoryProps>) {
  if (import.meta.env.MODE !== 'test') {
    await mount()
    return
  }
  const { state } = args
  // In the dark only colours are other than in the light, where the same screens are looked at whole.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(globals.theme === 'dark' && { runOnly: colourRules }),
  }
  const isCoveredElsewhere = state === 'forbidden' || (state === 'default' && globals.direction !== 'rtl')
  const others = isCoveredElsewhere ? [] : screens.filter(states[state].has).map(({ screen }) => screen.name)
  for (const name of [...others.filter(other => other !== args.screen), args.screen]) {
    toast.dismiss()
    await mount(<ScreenStory screen={name} state={state} />)
    await arrived(canvasElement, state === 'loading')
    const { violations } = await axe.run(canvasElement, options)
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${name}: ${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    expect(findings).toEqual([])
  }
}

/** Resolves when the screen is there, its menu too; with `waits` when it shows that its data are on their way. */
async function arrived(canvas: HTMLElement, waits: boolean): Promise<void> {
  await waitFor(() => {
    const waiting = canvas.querySelector('[title="Loading..."], [aria-busy="true"]') !== null
    if (waiting !== waits) throw new Error(waits ? 'Nothing says that it waits.' : 'It is on its way.')
    if (canvas.querySelector('main') === null) throw new Error('There is no screen.')
    const toasts = Array.from(canvas.querySelectorAll('[data-sonner-toast]'), getStyle)
    if (toasts.some(({ opacity }) => opacity !== '1')) throw new Error('A toast comes or goes.')
    if (!waits && canvas.querySelector('h1') === null) throw new Error('There is no heading.')
  })
}

const getStyle = (element: Element) => getComputedStyle(element)
