import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import './preview.css'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { toast } from 'sonner'
import { configure } from 'storybook/test'
import { fetchEveryPart } from '../fixtures/fetchEveryPart.ts'

/** A busy machine is no failure. */
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  // A story shows a state, not the moment in which a part of the script is still on its way.
  beforeAll: fetchEveryPart,
  // sonner keeps what was on screen for whoever draws next, and stories share a document.
  beforeEach: () => void toast.dismiss(),
  initialGlobals: { theme: 'light', direction: 'ltr' },
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
  },
  parameters: {
    layout: 'padded',
    // From whole screens to single controls.
    options: {
      storySort: {
        order: [
          'Reference',
          ['All words'],
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
    (Story, { globals }) => {
      const theme = String(globals.theme)
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme
        document.documentElement.dir = direction
      }, [theme, direction])
      return (
        <DirectionProvider direction={direction}>
          <Story />
        </DirectionProvider>
      )
    },
  ],
}

export default preview
