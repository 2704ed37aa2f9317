import { Message } from '../../../../runtime/ui/Message.tsx'
import { ScreenHeader } from './frame/ScreenHeader.tsx'

/** In the place of a screen that is not written by hand. */
export function Screen({ data: title }: { data: string }) {
  return (
    <>
      <ScreenHeader title={title} above={above} />
      <Message icon="empty" heading="Nothing here yet." />
    </>
  )
}

const above = [] as const
