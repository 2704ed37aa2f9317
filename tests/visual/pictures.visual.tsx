import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import preview from '../../stories/.storybook/preview.tsx'
import { ScreenStory, type ScreenStoryProps } from '../../stories/screens/ScreenStory.tsx'
import { screens } from '../conformance/screenFacts.ts'

/**
 * Pictures of components and screens, compared with those of an earlier run: `npm run test:visual`. The clock stands,
 * nothing moves, and the fonts are those of this machine, on which the earlier pictures were taken too.
 */
const files = import.meta.glob<{ readonly default: Meta } & Readonly<Record<string, StoryObj>>>(
  '../../stories/{ui,tokens,blocks,cells,filters,frame}/*.stories.tsx',
  { eager: true },
)
/** By folder and component: `ui/Button`. */
const named = Object.entries(files).map(
  ([file, stories]) => [file.replace(/^.*stories\/|\.stories\.tsx$/g, ''), stories] as const,
)
const annotations = setProjectAnnotations([preview])

/** The stories that show most of a component; of one that has none of them, its first. */
const telling = ['Default', 'States', 'StatesDark', 'Dark', 'RightToLeft']

beforeAll(annotations.beforeAll)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') })
  return () => vi.useRealTimers()
})

describe.each(named)('%s', (component, { default: meta, ...stories }) => {
  const names = Object.keys(stories)
  const chosen = names.filter(name => telling.includes(name))
  it.each(chosen.length > 0 ? chosen : names.slice(0, 1))('%s', async name => {
    await composeStory(stories[name] ?? {}, meta).run()
    await expectPicture(`${component}-${name}`)
  })
})

describe.each(['light', 'dark'])('screens, %s', theme => {
  const drawn = screens.filter(({ leads }) => !leads).map(({ screen }) => screen.name)
  it.each(drawn)('%s', async screen => {
    const story = composeStory<ScreenStoryProps>(
      { args: { screen, state: 'default' }, globals: { theme } },
      { title: 'Screens', component: ScreenStory, parameters: { layout: 'fullscreen' } },
    )
    await story.run()
    await vi.waitFor(() => {
      expect(document.querySelector('[aria-busy="true"], [title="Loading..."]')).toBeNull()
    }, 15_000)
    await expectPicture(`screens/${screen}-${theme}`)
  })
})

/** Windows over the page belong to the picture: it is that of the whole window. */
async function expectPicture(name: string): Promise<void> {
  document.body.style.minHeight = '100vh'
  await document.fonts.ready
  await expect(document.body).toMatchScreenshot(name)
}
