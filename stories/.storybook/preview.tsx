import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import './preview.css'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { toast } from 'sonner'
import { configure } from 'storybook/test'
import { type Density } from '../../runtime/core/grid/pages.ts'
import { DensityContext } from '../fixtures/DensityContext.ts'

/** A busy machine is no failure. */
configure({ asyncUtilTimeout: 15_000 })

/** The window sizes for screens. */
const windows = Object.fromEntries(
  [
    ['Phone', 390, 844, 'mobile'],
    ['Tablet', 768, 1024, 'tablet'],
    ['Small window', 1024, 768, 'desktop'],
    ['Window', 1440, 900, 'desktop'],
    ['Wide window', 1920, 1080, 'desktop'],
  ].map(([name, width, height, type]) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
)

const preview: Preview = {
  // Tests need the state of a story, not its loading. In Storybook, fetching all parts would delay the first story.
  beforeAll: async () => {
    if (import.meta.env.MODE !== 'test') return
    const { fetchEveryPart } = await import('../fixtures/fetchEveryPart.ts')
    await fetchEveryPart()
  },
  // sonner keeps toasts for the next Toaster, and stories share a document.
  beforeEach: () => void toast.dismiss(),
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr', density: 'standard' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Height of the rows of grids',
      toolbar: {
        title: 'Density',
        icon: 'listunordered',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'standard', title: 'Standard' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    viewport: { options: windows },
    layout: 'padded',
    // From whole screens to single controls.
    options: {
      storySort: {
        order: [
          'Reference',
          ['All words'],
          'Guide',
          'Screens',
          'Blocks',
          'Form',
          'Rules',
          'Cells',
          'Filters',
          'Frame',
          'UI',
          ['Tokens', 'Actions', 'Fields', 'Data', 'Comments', 'Feedback', 'Page'],
        ],
      },
    },
    controls: { expanded: true },
    // A finding of axe fails the story. Nobody reads under test what is all right, and it takes its time
    // to be listed and sent to the runner.
    a11y: {
      test: 'error',
      ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
    },
    backgrounds: { disable: true },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const isDocs = viewMode === 'docs'
      const theme = String(globals.theme)
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      const density = densityOf(globals.density)
      useLayoutEffect(() => {
        // A page of documentation draws stories of several themes, each in its own frame.
        document.documentElement.dataset.theme = isDocs ? 'light' : theme
        document.documentElement.dir = isDocs ? 'ltr' : direction
      }, [isDocs, theme, direction])
      const story = (
        <DirectionProvider direction={direction}>
          <DensityContext value={density} key={density}>
            <Story />
          </DensityContext>
        </DirectionProvider>
      )
      return isDocs ? (
        <div className="in-docs" data-shown-theme={theme} dir={direction}>
          {story}
        </div>
      ) : (
        story
      )
    },
  ],
}

export default preview

function densityOf(value: unknown): Density {
  return value === 'comfortable' || value === 'compact' ? value : 'standard'
}
