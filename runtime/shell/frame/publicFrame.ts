import { lazy } from '../calls/lazy.ts'

/** Of few screens, so it is not in the start. It is fetched beside their data, so that they are drawn without a gap. */
export const publicFrame = lazy(
  () => import('./PublicFrame.tsx'),
  ({ PublicFrame }) => PublicFrame,
)
