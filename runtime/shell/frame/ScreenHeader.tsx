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
import styles from './ScreenHeader.module.css'
import { renderLink, useScreenLink } from './ScreenLink.tsx'

/** Breadcrumbs that start at home, the heading of the screen, and its actions at the end. */
export function ScreenHeader({ opened, actions }: ScreenHeaderProps): ReactElement {
  const { routes, settings, configuration, ports } = useRuntime()
  const { pathname, search } = useLocation()
  const screenLink = useScreenLink()
  useEffect(() => rememberAddress(ports, pathname, search), [ports, pathname, search])
  // A failure screen has the breadcrumbs of the requested screen.
  const { entry, params } = opened.asked ?? opened
  // Not computed for each page of a list, because the targets of breadcrumbs are read from storage.
  const way = useMemo(() => {
    const items = breadcrumbs(routes, entry.name, settings.screens.home).map(({ name, title }) => {
      const path = routes.find(route => route.name === name)?.path ?? '/'
      const known = placeholders(path).every(key => key in params)
      // Without permission there is no link, because it would open forbidden.
      const address = known ? screenLink(name, params) : undefined
      return { label: title || configuration.applicationName, href: address && lastAddress(ports, address) }
    })
    return items.length > 1 && <Breadcrumbs items={items} renderLink={renderLink} />
  }, [routes, settings, configuration, ports, entry, params, screenLink])
  const title = screenHeading(opened) || opened.entry.title || configuration.applicationName
  const steps = useRecordSteps(actions !== undefined)
  const [first] = opened.screen.body
  // A message with an icon fills the page and has its own heading.
  if (first?.kind === 'text' && first.icon !== undefined) {
    return (
      <>
        {opened.asked && <div className={styles.way}>{way}</div>}
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
  /** Absent: none. */
  readonly actions?: ReactNode
}
