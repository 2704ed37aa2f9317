import { useLocation, useNavigate } from 'react-router'
import { valueAt } from '../../core/valueAt.ts'
import { renderLink } from '../../shell/frame/renderLink.tsx'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useScreenLink } from '../../shell/useScreenLink.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/**
 * A way on: to a screen, or `back` to the page before, which is home on a page that was opened by its address. Nothing
 * when the user may not open the screen.
 */
export function TextLink({ label, to, main }: { label: string; to: string; main: boolean }) {
  const { settings } = useRuntime()
  const screenLink = useScreenLink()
  const navigate = useNavigate()
  const { key } = useLocation()
  // The browser's router counts its pages: an error screen may have taken the place of the first one.
  const { state } = window.history
  const opened = key === 'default' || (valueAt(state, 'key') === key && valueAt(state, 'idx') === 0)
  const variant = main ? 'primary' : 'secondary'
  if (to === 'back' && !opened) {
    return (
      <Button variant={variant} onClick={() => void navigate(-1)}>
        {label}
      </Button>
    )
  }
  const path = screenLink(to === 'back' ? settings.screens.home : to)
  return path === undefined ? null : (
    <ButtonLink variant={variant} href={path} renderLink={renderLink}>
      {label}
    </ButtonLink>
  )
}
