import { type BlockKinds } from '../kinds.ts'

/** Every block kind by its word, each in a chunk of its own. */
export const blockKinds: BlockKinds = {
  details: async () => (await import('./details.tsx')).detailsBlock,
  grid: async () => (await import('./grid/grid.tsx')).gridBlock,
  screens: async () => (await import('./screens.tsx')).screensBlock,
  signIn: async () => (await import('./signIn.tsx')).signInBlock,
  signOut: async () => (await import('./signOut.tsx')).signOutBlock,
  tabs: async () => (await import('./tabs.tsx')).tabsBlock,
  text: async () => (await import('./text.tsx')).textBlock,
}
