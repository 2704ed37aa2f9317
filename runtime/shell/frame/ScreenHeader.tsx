import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { breadcrumbs } from '../../core/breadcrumbs.ts'
import { placeholders } from '../../core/path.ts'
import { screenHeading } from '../../core/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useRecordSteps } from '../records/RecordSteps.tsx'
import { lastAddress, rememberAddress } from '../screen/lastAddresses.ts'
import { type OpenedScreen } from '../screen/openedScreen.ts'
import { renderLink, useScreenLink } from './ScreenLink.tsx'

/** Breadcrumbs with home as their prefix, what the screen is called, and at its end what is used from there. */
export function ScreenHeader({ opened, actions }: ScreenHeaderProps): ReactElement {
  const { routes, settings, configuration, ports } = useRuntime()
  const { pathname, search } = useLocation()
  const screenLink = useScreenLink()
  useEffect(() => rememberAddress(ports, pathname, search), [ports, pathname, search])
  // A screen that tells of a failure stands where the one stands that was asked for.
  const { entry, params } = opened.asked ?? opened
  // Not made again for each page of a list: where a way back leads to is kept in storages.
  const way = useMemo(() => {
    const items = breadcrumbs(routes, entry.name, settings.screens.home).map(({ name, title }) => {
      const path = routes.find(route => route.name === name)?.path ?? '/'
      const known = placeholders(path).every(key => key in params)
      // Where the user may not go there is no link: it would lead to forbidden.
      const address = known ? screenLink(name, params) : undefined
      return { label: title || configuration.applicationName, href: address && lastAddress(ports, address) }
    })
    return items.length > 1 && <Breadcrumbs items={items} renderLink={renderLink} />
  }, [routes, settings, configuration, ports, entry, params, screenLink])
  const title = screenHeading(opened) || opened.entry.title || configuration.applicationName
  const steps = useRecordSteps(actions !== undefined)
  const [first] = opened.screen.body
  // A message with a picture fills the page and has its own heading on it.
  if (first?.kind === 'text' && first.icon !== undefined) {
    return (
      <>
        {opened.asked && way}
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        {actions}
      </>
    )
  }
  return <PageHeader title={title} meta={steps} actions={actions} breadcrumbs={way} />
}

interface ScreenHeaderProps {
  readonly opened: OpenedScreen
  /** Absent: nothing. */
  readonly actions?: ReactNode
}
