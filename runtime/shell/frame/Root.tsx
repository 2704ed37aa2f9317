import { type ReactElement, type ReactNode, Suspense, use, useMemo } from 'react'
import { Outlet, useMatches } from 'react-router'
import { type RouteEntry } from '../../../schemas/index.ts'
import { type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'
import { type OpenedScreen } from '../screen/openedScreen.ts'
import { Frame } from './Frame.tsx'
import { Progress } from './Progress.tsx'
import { publicFrame } from './publicFrame.ts'
import styles from './Root.module.css'

/** The frame round the screen, or the screen alone. Until the first screen opens, the route table decides. */
export function Root(): ReactElement {
  const shell = useShell()
  const match = useMatches().at(-1)
  // The routes come from `screenRoutes`: their loaders return an OpenedScreen, their handle is the entry.
  const opened = match?.loaderData as OpenedScreen | undefined
  const entry = opened?.entry ?? (match?.handle as RouteEntry | undefined)
  const signedIn = useSignedIn(shell, opened)
  const bare = entry?.frame === 'bare' || !(signedIn || opened) || (entry?.frame === 'public' && !opened)
  return (
    <>
      <Progress />
      {bare ? (
        <main className={styles.bare} id="main" tabIndex={-1}>
          <Outlet />
        </main>
      ) : opened && entry?.frame === 'public' ? (
        <Suspense>
          <InPublicFrame opened={opened}>
            <Outlet />
          </InPublicFrame>
        </Suspense>
      ) : (
        <Frame entry={entry} params={opened?.params} asked={opened?.asked} signedIn={signedIn}>
          {outlet}
        </Frame>
      )}
    </>
  )
}

function InPublicFrame(props: { readonly opened: OpenedScreen; readonly children: ReactNode }): ReactElement {
  const PublicFrame = use(publicFrame.fetch())
  return <PublicFrame {...props} />
}

/** A stable element, so that a change of the address renders the screen but not the frame. */
const outlet = <Outlet />

/** Whether there is a session. Reads the cookie when a screen opens, not for every page of a list. */
function useSignedIn({ ports }: Shell, opened: OpenedScreen | undefined): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a screen is when the answer may change
  return useMemo(() => ports.session.token() !== undefined, [ports, opened])
}
