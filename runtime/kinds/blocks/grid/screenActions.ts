import { late } from '../../../shell/calls/late.ts'

/** What can be done with a grid as a whole, above its rows. */
export const screenActions = {
  words: ['actions/screen'],
  part: late(() => import('./actions/ActionButtons.tsx')),
}
