import PinOff from 'lucide-react/icons/pin-off'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { findEntry } from '../../../core/findEntry.ts'
import { paletteScreen } from '../../../core/palette/screens.ts'
import { withoutView } from '../../../core/views/pinnedViews.ts'
import { ScreenLink } from '../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useResources } from '../../../shell/session/resources.ts'
import { keepViews, usePinnedViews } from '../../../shell/views/pinnedViews.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { Section } from '../Section.tsx'
import styles from './views.module.css'

/** Links to the views of lists that the user has pinned. */
export const kind: BlockKindOf<'views'> = { View }

function View({ block }: { block: CompiledBlockOf<'views'> }) {
  const runtime = useRuntime()
  const { routes, settings } = runtime
  const resources = useResources()
  const views = usePinnedViews()
  const shown = views.flatMap(view => {
    const entry = findEntry(routes, view.path)
    const home = settings.screens.home
    const screen = entry && paletteScreen({ routes, resources, home }, { name: entry.name, params: {} })
    return screen?.path === view.path ? [{ view, title: screen.title }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section heading={block.heading}>
      <ul className={styles.views}>
        {shown.map(({ view, title }) => (
          <li key={view.path + view.search}>
            <ScreenLink className={styles.link} href={view.path + view.search}>
              {view.label}
            </ScreenLink>
            <span className={styles.place}>{title}</span>
            <IconButton
              size="small"
              label={`Unpin ${view.label}`}
              icon={<PinOff />}
              onClick={() => keepViews(runtime, withoutView(views, view))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
