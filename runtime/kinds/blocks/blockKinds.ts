import { late } from '../../shell/calls/late.ts'
import { type StandardBlockKinds } from '../kinds.ts'

/** Every block kind by its word, each in a chunk of its own. */
export const blockKinds: StandardBlockKinds = {
  actions: late(
    () => import('./actions/actions.tsx'),
    ({ actionsBlock }) => actionsBlock,
  ),
  beside: late(
    () => import('./beside.tsx'),
    ({ besideBlock }) => besideBlock,
  ),
  chart: late(
    () => import('./chart/chart.tsx'),
    ({ chartBlock }) => chartBlock,
  ),
  code: late(
    () => import('./code.tsx'),
    ({ codeBlock }) => codeBlock,
  ),
  commentList: late(
    () => import('./commentList.tsx'),
    ({ commentListBlock }) => commentListBlock,
  ),
  comments: late(
    () => import('./comments/comments.tsx'),
    ({ commentsBlock }) => commentsBlock,
  ),
  details: late(
    () => import('./details.tsx'),
    ({ detailsBlock }) => detailsBlock,
  ),
  download: late(
    () => import('./download.tsx'),
    ({ downloadBlock }) => downloadBlock,
  ),
  expandable: late(
    () => import('./expandable.tsx'),
    ({ expandableBlock }) => expandableBlock,
  ),
  form: late(
    () => import('./form/form.tsx'),
    ({ formBlock }) => formBlock,
  ),
  grid: late(
    () => import('./grid/grid.tsx'),
    ({ gridBlock }) => gridBlock,
  ),
  screens: late(
    () => import('./screens.tsx'),
    ({ screensBlock }) => screensBlock,
  ),
  signIn: late(
    () => import('./signIn.tsx'),
    ({ signInBlock }) => signInBlock,
  ),
  signOut: late(
    () => import('./signOut.tsx'),
    ({ signOutBlock }) => signOutBlock,
  ),
  table: late(
    () => import('./table.tsx'),
    ({ tableBlock }) => tableBlock,
  ),
  tabs: late(
    () => import('./tabs.tsx'),
    ({ tabsBlock }) => tabsBlock,
  ),
  text: late(
    () => import('./text.tsx'),
    ({ textBlock }) => textBlock,
  ),
  timeline: late(
    () => import('./timeline.tsx'),
    ({ timelineBlock }) => timelineBlock,
  ),
}
