import { type ReactElement } from 'react'
import { isRouteErrorResponse, Navigate, useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '../ErrorState.tsx'
import { useShell } from '../ShellContext.ts'

/** Stands in the place of a screen that could not be opened or broke while it was drawn. */
export function ScreenFailure(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathOf, settings } = useShell()
  // A path with a line break in it matches no pattern of the router, not even the one of every other address.
  if (isRouteErrorResponse(error)) return <Navigate to={pathOf(settings.screens.notFound)} replace />
  return <ErrorState error={error} size="page" onAgain={() => void revalidate()} />
}
