import { lazy } from '../calls/lazy.ts'

/** Not in the start chunk because few screens use it; loaded in parallel with their data. */
export const publicFrame = lazy(
  () => import('./PublicFrame.tsx'),
  ({ PublicFrame }) => PublicFrame,
)
