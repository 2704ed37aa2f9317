import { type StandardBlockKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'

/** All block kinds by name, each in a chunk of its own. */
export const blockKinds: StandardBlockKinds = {
  actions: lazyKind(() => import('./actions/actions.tsx')),
  attachments: lazyKind(() => import('./attachments/attachments.tsx')),
  beside: lazyKind(() => import('./beside.tsx')),
  chart: lazyKind(() => import('./chart/chart.tsx')),
  code: lazyKind(() => import('./code.tsx')),
  commentList: lazyKind(() => import('./commentList.tsx')),
  comments: lazyKind(() => import('./comments/comments.tsx')),
  details: lazyKind(() => import('./details.tsx')),
  download: lazyKind(() => import('./download.tsx')),
  expandable: lazyKind(() => import('./expandable.tsx')),
  filters: lazyKind(() => import('./filters/filters.tsx')),
  form: lazyKind(() => import('./form/form.tsx')),
  grid: lazyKind(() => import('./grid/grid.tsx')),
  jobs: lazyKind(() => import('./jobs.tsx')),
  recent: lazyKind(() => import('./recent.tsx')),
  screens: lazyKind(() => import('./screens.tsx')),
  signIn: lazyKind(() => import('./signIn.tsx')),
  signOut: lazyKind(() => import('./signOut.tsx')),
  table: lazyKind(() => import('./table.tsx')),
  tabs: lazyKind(() => import('./tabs.tsx')),
  text: lazyKind(() => import('./text.tsx')),
  tiles: lazyKind(() => import('./tiles/tiles.tsx')),
  timeline: lazyKind(() => import('./timeline.tsx')),
  views: lazyKind(() => import('./views/views.tsx')),
}
