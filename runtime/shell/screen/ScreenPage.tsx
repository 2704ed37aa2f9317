import { type ReactElement, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { BlockSlot } from '../BlockSlot.tsx'
import { screenOpened } from '../calls/reloadOnce.ts'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { type OpenedScreen } from './openedScreen.ts'
import { ScreenContext } from './ScreenContext.tsx'
import { useArrival } from './useArrival.ts'

/** The screen that the loader has opened: its header and its blocks. */
export function ScreenPage(): ReactElement {
  const opened = useLoaderData<OpenedScreen>()
  return <Page key={opened.opening} opened={opened} />
}

function Page({ opened }: { opened: OpenedScreen }): ReactElement {
  const runtime = useRuntime()
  useArrival(opened)
  useEffect(() => screenOpened(runtime), [runtime])
  const blocks = opened.screen.body.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
    <BlockSlot key={at} block={block} />
  ))
  return (
    <ScreenContext value={opened}>
      {opened.entry.frame !== 'bare' && <ScreenHeader opened={opened} />}
      {blocks}
    </ScreenContext>
  )
}
