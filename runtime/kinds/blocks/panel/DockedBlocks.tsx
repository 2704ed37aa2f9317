import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { shortcutKeys } from '../../../core/shortcutKeys.ts'
import { usePanelInput } from '../../../shell/panels/usePanelInput.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useReload } from '../../../shell/screen/useReload.ts'
import { acceptsPaletteKey, onUnhandledEscape } from '../../../shell/shortcuts/acceptsShortcuts.ts'
import { announce } from '../../../ui/announce.ts'
import { DockedPanel } from '../../../ui/DockedPanel.tsx'
import { Message } from '../../../ui/Message.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { type DockedRow, dockQuery } from '../grid/actions/dockedRow.ts'
import { type ActionTarget } from '../grid/actions/GridActionsContext.ts'
import { filledText } from '../grid/actions/rowParams.ts'
import { useRowRefusal } from '../grid/actions/usability.ts'
import { focusActiveCell } from '../grid/gridElement.ts'
import { compiledPanel } from './compiledPanel.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { PanelBody } from './PanelBody.tsx'

/** Milliseconds that the user stays on a row until it is shown, so that rows that are passed send no requests. */
const wait = 200

/**
 * Blocks about a row in the docked panel of its grid. Another row or closing removes them, after a confirmation if input would
 * be lost; the open tabs stay. Without its row in the list it keeps what it shows.
 */
export function DockedBlocks(props: DockedBlocksProps) {
  const { asked, shown, rowOf, layout, reload, leave, onShow, onClose, onNarrow } = props
  const { clock } = useRuntime().ports
  const region = useRef<HTMLElement>(null)
  const input = usePanelInput()
  const compiled = compiledPanel(shown.action.panel)
  const row = rowOf(shown.target)
  const title = filledText(compiled.title, row, shown.action.formats)
  const refusal = useRowRefusal(asked.action, asked.target.row)
  const turn = useStableCallback(() =>
    input.close(() => {
      const [, changeQuery] = input.query
      changeQuery(openTabs, true)
      onShow({ ...asked, refusal })
    }),
  )
  useEffect(() => {
    if (asked.action === shown.action && asked.target.key === shown.target.key) return undefined
    if (asked.passing) return clock.after(wait, turn)
    turn()
    return undefined
  }, [asked, shown, clock, turn])
  const close = useStableCallback(() => input.close(onClose))
  useDockedKeys(layout, region, close)
  useEffect(() => {
    leave.current = close
    return () => {
      leave.current = undefined
    }
  }, [leave, close])
  const announceOpened = useStableCallback(() =>
    announce(`${title} opened next to the list. Press F6 to move between them.`),
  )
  useEffect(() => announceOpened(), [announceOpened])
  const wide = useMediaQuery(dockQuery)
  const narrowed = useStableCallback(() => !input.holds() && onNarrow())
  useEffect(() => {
    if (!wide) narrowed()
  }, [wide, narrowed])
  return (
    <DockedPanel ref={region} title={title} onClose={close}>
      {shown.refusal === '' ? (
        <PanelBody
          key={`${shown.target.key} ${shown.action.label}`}
          panel={compiled}
          title={title}
          row={row}
          input={input}
        >
          <Reload of={reload} />
        </PanelBody>
      ) : (
        <Message icon="empty" heading={shown.refusal} level={3} />
      )}
      <LeaveQuestion input={input} />
    </DockedPanel>
  )
}

/** Offers the reload of the screen with the loads of the panel to the actions of the grid. */
function Reload({ of }: { of: DockedBlocksProps['reload'] }) {
  const reload = useReload()
  useLayoutEffect(() => {
    of.current = () => reload()
    return () => {
      of.current = undefined
    }
  }, [of, reload])
  return null
}

/** Escape closes the panel, one key moves the focus between it and its rows. */
function useDockedKeys(
  layout: RefObject<HTMLElement | null>,
  region: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const panel = region.current
    if (!panel) return
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key !== shortcutKeys.dockedPanel || ctrlKey || metaKey || altKey || shiftKey) return
      if (!acceptsPaletteKey(event)) return
      // With several lists on the page, the key belongs to the one that has the focus.
      const other = target instanceof Element && target.closest('[data-docked], [data-grid]')
      if (other && !layout.current?.contains(other)) return
      event.preventDefault()
      if (target instanceof Node && panel.contains(target)) focusActiveCell(layout.current)
      else panel.focus()
    }
    const stop = onUnhandledEscape(event => {
      event.preventDefault()
      onClose()
    }, panel)
    document.addEventListener('keydown', press)
    return () => {
      stop()
      document.removeEventListener('keydown', press)
    }
  }, [layout, region, onClose])
}

/** The tabs in a query; its pages and filters belong to the previous row. */
function openTabs(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => /^tab\d*$/.test(key)))
}

interface DockedBlocksProps {
  /** The row that the user has moved to. */
  asked: DockedRow
  shown: DockedRow
  /** The current row of a target. */
  rowOf: (target: ActionTarget) => Row | undefined
  /** The element around grid and panel. */
  layout: RefObject<HTMLElement | null>
  /** Set while the blocks are shown. */
  reload: RefObject<(() => Promise<void>) | undefined>
  /** Set while the panel is open: closes it, after a question if input would be lost. */
  leave: RefObject<(() => void) | undefined>
  onShow: (row: DockedRow) => void
  onClose: () => void
  /** The window is too narrow for both. */
  onNarrow: () => void
}
