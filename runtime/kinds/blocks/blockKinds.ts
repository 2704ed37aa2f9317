import { late } from '../../shell/calls/late.ts'
import { type BlockKinds } from '../kinds.ts'

/** Every block kind by its word, each in a chunk of its own. */
export const blockKinds: BlockKinds = {
  actions: late(async () => (await import('./actions/actions.tsx')).actionsBlock),
  code: late(async () => (await import('./code.tsx')).codeBlock),
  commentList: late(async () => (await import('./commentList.tsx')).commentListBlock),
  comments: late(async () => (await import('./comments/comments.tsx')).commentsBlock),
  details: late(async () => (await import('./details.tsx')).detailsBlock),
  download: late(async () => (await import('./download.tsx')).downloadBlock),
  expandable: late(async () => (await import('./expandable.tsx')).expandableBlock),
  form: late(async () => (await import('./form/form.tsx')).formBlock),
  grid: late(async () => (await import('./grid/grid.tsx')).gridBlock),
  screens: late(async () => (await import('./screens.tsx')).screensBlock),
  signIn: late(async () => (await import('./signIn.tsx')).signInBlock),
  signOut: late(async () => (await import('./signOut.tsx')).signOutBlock),
  tabs: late(async () => (await import('./tabs.tsx')).tabsBlock),
  text: late(async () => (await import('./text.tsx')).textBlock),
  timeline: late(async () => (await import('./timeline.tsx')).timelineBlock),
}
