import { type StandardBlockKinds } from '../kinds.ts'
import { lateKind } from '../lateKind.ts'

/** Every block kind by its word, each in a chunk of its own. */
export const blockKinds: StandardBlockKinds = {
  actions: lateKind(() => import('./actions/actions.tsx')),
  beside: lateKind(() => import('./beside.tsx')),
  chart: lateKind(() => import('./chart/chart.tsx')),
  code: lateKind(() => import('./code.tsx')),
  commentList: lateKind(() => import('./commentList.tsx')),
  comments: lateKind(() => import('./comments/comments.tsx')),
  details: lateKind(() => import('./details.tsx')),
  download: lateKind(() => import('./download.tsx')),
  expandable: lateKind(() => import('./expandable.tsx')),
  form: lateKind(() => import('./form/form.tsx')),
  grid: lateKind(() => import('./grid/grid.tsx')),
  screens: lateKind(() => import('./screens.tsx')),
  signIn: lateKind(() => import('./signIn.tsx')),
  signOut: lateKind(() => import('./signOut.tsx')),
  table: lateKind(() => import('./table.tsx')),
  tabs: lateKind(() => import('./tabs.tsx')),
  text: lateKind(() => import('./text.tsx')),
  timeline: lateKind(() => import('./timeline.tsx')),
}
