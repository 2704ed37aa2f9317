import { messages } from '../../core/messages.ts'
import { useReload } from '../../shell/screen/useReload.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

/** Stands in the place of what a load has not brought, with a way to ask for it again. */
export function NotLoaded({ heading, none = false }: NotLoadedProps) {
  const reload = useReload()
  return (
    <Message
      icon={none ? 'empty' : 'failed'}
      tone={none ? 'neutral' : 'danger'}
      heading={heading}
      actions={<Button onClick={() => void reload('all')}>{messages.tryAgain}</Button>}
    />
  )
}

interface NotLoadedProps {
  heading: string
  /** There may be nothing to load. */
  none?: boolean
}
