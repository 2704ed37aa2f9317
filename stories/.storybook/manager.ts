import { addons } from 'storybook/manager-api'

/** Only the part of the sidebar that holds the story on screen is open: drawing all entries would delay the first story. */
addons.setConfig({
  sidebar: {
    collapsedRoots: [
      'reference',
      'guide',
      'screens',
      'blocks',
      'form',
      'rules',
      'cells',
      'filters',
      'frame',
      'ui',
      'playground',
    ],
  },
})
