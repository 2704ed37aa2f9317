import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Breadcrumbs } from '../../../../../runtime/ui/Breadcrumbs.tsx'
import { PageHeader } from '../../../../../runtime/ui/PageHeader.tsx'
import { screenOpened } from '../Failure.tsx'
import { renderLink } from './renderLink.tsx'

/** Breadcrumbs and title; a new screen gets the title of the window, the top of the page and the focus. */
export function ScreenHeader({ title, above }: ScreenHeaderProps) {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (search === '') sessionStorage.removeItem(`twin.last.${pathname}`)
    else sessionStorage.setItem(`twin.last.${pathname}`, pathname + search)
  }, [pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per screen
  useEffect(() => {
    document.title = title
    screenOpened()
    if (arrivedBefore) {
      if (type !== 'POP') window.scrollTo(0, 0)
      focusHeading()
    }
    arrivedBefore = true
  }, [])
  const items = [
    { label: 'Home', href: '/' },
    ...above.map(({ label, path }) => ({ label, href: sessionStorage.getItem(`twin.last.${path}`) ?? path })),
    { label: title },
  ]
  return <PageHeader title={title} breadcrumbs={<Breadcrumbs items={items} renderLink={renderLink} />} />
}

let arrivedBefore = false

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface ScreenHeaderProps {
  readonly title: string
  readonly above: readonly { readonly label: string; readonly path: string }[]
}
