import { useAtom } from 'jotai'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { shortcutKeys } from '../../core/shortcutKeys.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { takesShortcuts } from '../shortcuts/takesShortcuts.ts'
import styles from './RecordSteps.module.css'
import { type RecordList, recordListAtom } from './recordListAtom.ts'

/** The way to the records beside the open one, on a screen that was opened from a list; undefined: on any other. */
export function useRecordSteps(): ReactElement | undefined {
  const [list, setList] = useAtom(recordListAtom, { store: useRuntime().store })
  const { pathname } = useLocation()
  const at = list?.paths.indexOf(pathname) ?? -1
  return list && at >= 0 ? <RecordSteps list={list} at={at} onTurn={setList} /> : undefined
}

function RecordSteps({ list, at, onTurn }: RecordStepsProps) {
  const { navigate } = useRuntime()
  const position = list.offset + at + 1
  const open = (page: RecordList, to: number) => {
    const path = page.paths[to]
    if (path === undefined) return
    page.onOpen(to)
    navigate(path)
  }
  const step = async (by: 1 | -1) => {
    if (position + by < 1 || position + by > list.rowCount) return
    if (at + by in list.paths) return open(list, at + by)
    const turned = await list.turn(by)
    if (!turned || turned.paths.length === 0) return
    onTurn(turned)
    open(turned, by === 1 ? 0 : turned.paths.length - 1)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const by = key === shortcutKeys.nextRecord ? 1 : key === shortcutKeys.previousRecord ? -1 : undefined
    if (by === undefined || ctrlKey || metaKey || altKey || !takesShortcuts(event)) return
    // On a screen with a table of its own the keys go to its rows.
    if (document.querySelector('main [data-grid]')) return
    event.preventDefault()
    void step(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
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
      <span>
        {position.toLocaleString('en')} of {list.rowCount.toLocaleString('en')}
      </span>
      <IconButton
        size="small"
        label="Next record"
        title={`Next record (${shortcutKeys.nextRecord.toUpperCase()})`}
        icon={<ChevronRight />}
        aria-disabled={position >= list.rowCount}
        onClick={() => void step(1)}
      />
    </nav>
  )
}

interface RecordStepsProps {
  readonly list: RecordList
  /** Position of the open record on the page, from 0. */
  readonly at: number
  readonly onTurn: (page: RecordList) => void
}
