import { type ReactElement } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { FailurePicture } from '../FailurePicture.tsx'

/** Stands in the place of a screen that could not be opened or broke while it was drawn. */
export function ScreenFailure(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <FailurePicture error={error} size="page" onAgain={() => void revalidate()} />
}
