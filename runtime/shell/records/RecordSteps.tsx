import { useAtom } from 'jotai'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { shortcutKeys } from '../../core/shortcutKeys.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { knownUserName } from '../session/knownUserName.ts'
import { acceptsShortcuts, isTyping, onUnhandledEscape } from '../shortcuts/acceptsShortcuts.ts'
import { decided } from '../useEvents.ts'
import styles from './RecordSteps.module.css'
import { neighbour, type PlaceInList, type RecordList, recordListAtom } from './recordListAtom.ts'

/**
 * Links to the previous and next record, on a screen that was opened from a list; undefined on any other.
 * `decides`: the screen has actions, after which the next record can be opened.
 */
export function useRecordSteps(decides: boolean): ReactElement | undefined {
  const [list, setList] = useAtom(recordListAtom, { store: useRuntime().store })
  const { pathname } = useLocation()
  const at = list?.paths.indexOf(pathname) ?? -1
  return list && at >= 0 ? <RecordSteps list={list} at={at} decides={decides} onTurn={setList} /> : undefined
}

function RecordSteps({ list, at, decides, onTurn }: RecordStepsProps) {
  const { navigate, events, toast } = useRuntime()
  const [goesOn, setGoesOn] = useGoOn()
  const position = list.offset + at + 1
  const step = async (by: 1 | -1, from: PlaceInList = { list, at }): Promise<boolean> => {
    const next = await neighbour(from, by)
    const path = next?.list.paths[next.at]
    if (!next || path === undefined) return false
    onTurn(next.list)
    next.list.onOpen(next.at)
    navigate(path)
    return true
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey || !acceptsShortcuts(event)) return
    if (isInGrid(event.target)) return
    const by = key === shortcutKeys.nextRecord ? 1 : key === shortcutKeys.previousRecord ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    void step(by)
  })
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || isInGrid(event.target)) return
    event.preventDefault()
    navigate(list.address)
  })
  const decide = useEffectEvent((event: Event) => {
    const moved = { ...list, moved: true }
    onTurn(moved)
    if (!goesOn) return
    event.preventDefault()
    void step(1, { list: moved, at }).then(found => {
      if (found) return
      toast({ type: 'info', text: 'That was the last record of the list.' })
      navigate(list.address)
    })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const follow = (event: Event) => decide(event)
    const stop = onUnhandledEscape(event => leave(event))
    // Before a grid of the screen, whose rows are stepped through by the same keys.
    document.addEventListener('keydown', listen, { capture: true })
    events.addEventListener(decided, follow)
    return () => {
      stop()
      document.removeEventListener('keydown', listen, { capture: true })
      events.removeEventListener(decided, follow)
    }
  }, [events])
  return (
    <nav className={styles.steps} aria-label="Records of the list">
      <IconButton
        size="small"
        label="Previous record"
        title={`Previous record (${shortcutKeys.previousRecord.toUpperCase()})`}
        icon={<ChevronLeft />}
        aria-disabled={position <= 1}
        onClick={() => void step(-1)}
      />
      <ScreenLink href={list.address} title="Back to the list (Esc)">
        {position.toLocaleString('en')} of {list.rowCount.toLocaleString('en')}
      </ScreenLink>
      <IconButton
        size="small"
        label="Next record"
        title={`Next record (${shortcutKeys.nextRecord.toUpperCase()})`}
        icon={<ChevronRight />}
        aria-disabled={position >= list.rowCount}
        onClick={() => void step(1)}
      />
      {decides && (
        <IconButton
          size="small"
          label="Open the next record after each decision"
          icon={<ListChecks />}
          aria-pressed={goesOn}
          onClick={() => setGoesOn(!goesOn)}
        />
      )}
    </nav>
  )
}

/** Keys pressed inside a grid of the screen, or in its docked panel, apply to its rows. */
function isInGrid(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grid], [data-docked]') !== null
}

interface RecordStepsProps {
  readonly list: RecordList
  /** Index of the open record on the page. */
  readonly at: number
  readonly decides: boolean
  readonly onTurn: (page: RecordList) => void
}

/** Whether to open the next record after each decision, stored in this browser; and its setter. */
function useGoOn(): [goesOn: boolean, change: (goesOn: boolean) => void] {
  const { ports, store } = useRuntime()
  const { memory } = ports.browser
  const key = `records:${knownUserName({ ports, store })}`
  const [, setChanges] = useState(0)
  const change = (goesOn: boolean) => {
    if (goesOn) memory.set(key, 'next')
    else memory.remove(key)
    setChanges(before => before + 1)
  }
  return [memory.get(key) === 'next', change]
}
