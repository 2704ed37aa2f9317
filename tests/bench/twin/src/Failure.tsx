import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '../../../../runtime/ui/Button.tsx'
import { Message } from '../../../../runtime/ui/Message.tsx'

const flag = 'twin.reloaded'

/** In the place of a screen that broke. A part of the script that a deployment took away loads the page again, once. */
export function Failure() {
  const error = useRouteError()
  const missing =
    error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
  const reloads = missing && navigator.onLine && sessionStorage.getItem(flag) === null
  useEffect(() => {
    if (!reloads) return
    sessionStorage.setItem(flag, 'yes')
    location.reload()
  }, [reloads])
  if (reloads) return null
  return (
    <Message
      icon="failed"
      tone="danger"
      size="page"
      heading="An error occurred!"
      text="This part of the page could not be shown."
      actions={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  )
}

/** A screen has opened: the next missing part may reload the page again. */
export function screenOpened(): void {
  sessionStorage.removeItem(flag)
}
