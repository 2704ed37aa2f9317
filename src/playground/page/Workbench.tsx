import { useEffect, useRef, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { Button } from '../../../runtime/ui/Button.tsx'
import { Message } from '../../../runtime/ui/Message.tsx'
import { Notice } from '../../../runtime/ui/Notice.tsx'
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx'
import { Tabs } from '../../../runtime/ui/Tabs.tsx'
import { useMediaQuery } from '../../../runtime/ui/useMediaQuery.ts'
import { type Catalogue, type CatalogueItem } from '../protocol.ts'
import { CodeEditor, type EditorHandle } from './CodeEditor.tsx'
import { CopyFile } from './CopyFile.tsx'
import { Facts } from './Facts.tsx'
import { Preview } from './Preview.tsx'
import { ProblemList } from './ProblemList.tsx'
import styles from './playground.module.css'
import { useChecked } from './useChecked.ts'
import { useText } from './useText.ts'

/** The editor of a definition next to its live screen; on narrow windows one of them at a time. */
export function Workbench({ session, catalogue, item, preview: address }: WorkbenchProps) {
  const { file } = item
  const shownBy = catalogue.shownBy[file] ?? []
  const own = item.kind === 'screen' ? item.name : shownBy[0]
  const [screen, setScreen] = useState(own ?? '')
  const {
    text,
    savedText,
    isDraft,
    isBehind,
    isKept,
    isLaidOut,
    failure: unread,
    change,
    discard,
    reload,
  } = useText(session, file, catalogue.version)
  const check = useChecked(session, file, text, screen, catalogue.version)
  const problems = check.checked?.problems ?? []
  const editor = useRef<EditorHandle>(null)
  const isWide = useMediaQuery('(min-width: 78rem)')
  const [tab, setTab] = useState('editor')
  const [isCompared, setCompared] = useState(false)
  const drawn = useLast(check.checked?.drawn)
  const isStale = check.checked !== undefined && check.checked.drawn === undefined
  useEffect(() => setScreen(own ?? ''), [own])
  const compare = () => setCompared(!isCompared)

  if (text === undefined)
    return (
      <div className={styles.alone} aria-busy={unread === undefined}>
        {unread === undefined ? (
          <>
            <p role="status">Reading the definition...</p>
            <Skeleton height="12rem" />
          </>
        ) : (
          <Message
            icon="failed"
            tone="danger"
            heading="The definition could not be read"
            text={unread}
            live="alert"
            actions={<Button onClick={reload}>Try again</Button>}
          />
        )}
      </div>
    )

  const edit = (
    <section className={styles.edit} aria-label="Editor">
      <div className={styles.notices}>
        {isLaidOut && (
          <Notice live="none">
            The file builds this definition with shared parts. You see the data that results from them.
          </Notice>
        )}
        {isBehind && (
          <Notice
            tone="warning"
            heading="The file has changed since you began this draft"
            actions={
              <>
                <CompareButton size="small" isCompared={isCompared} onPress={compare} />
                <Button size="small" onClick={discard}>
                  Use the file
                </Button>
              </>
            }
          >
            Your draft is kept until you discard it.
          </Notice>
        )}
        {unread !== undefined && (
          <Notice
            tone="warning"
            heading="The file could not be read again"
            actions={
              <Button size="small" onClick={reload}>
                Try again
              </Button>
            }
          >
            {unread} The text below is the one that you had open.
          </Notice>
        )}
        {!isKept && (
          <Notice tone="warning">This browser keeps no drafts. Copy your text before you leave.</Notice>
        )}
        {check.failure !== undefined && (
          <Notice
            tone="danger"
            live="alert"
            heading="The definition could not be checked"
            actions={
              <Button size="small" onClick={check.again}>
                Try again
              </Button>
            }
          >
            {check.failure}
          </Notice>
        )}
      </div>
      <CodeEditor
        file={file}
        value={text}
        problems={problems.filter(problem => problem.file === file)}
        names={catalogue.names}
        compared={isCompared && isDraft ? savedText : undefined}
        onChange={change}
        editor={editor}
      />
      <ProblemList
        problems={problems}
        file={file}
        pending={check.pending}
        isChecked={check.checked !== undefined}
        onShow={problem => editor.current?.show(problem)}
      />
    </section>
  )
  const preview =
    own === undefined ? (
      <div className={styles.alone}>
        <Message icon="empty" heading="No screen shows this definition" />
      </div>
    ) : (
      <Preview
        drawn={drawn}
        routes={catalogue.routes}
        screens={shownBy}
        screen={screen}
        onScreen={setScreen}
        isStale={isStale}
        address={address}
      />
    )

  return (
    <div className={styles.work}>
      <div className={styles.head}>
        <div className={styles.which}>
          <h2 className={styles.heading}>{item.name}</h2>
          <code className={styles.file}>{file}</code>
          {isDraft && <span className={styles.draft}>Draft, not saved to the file</span>}
        </div>
        <div className={styles.commands}>
          {isDraft && !isBehind && (
            <>
              <CompareButton isCompared={isCompared} onPress={compare} />
              <Button variant="quiet" onClick={discard}>
                Discard draft
              </Button>
            </>
          )}
          <CopyFile text={check.pending ? text : (check.checked?.formatted ?? text)} />
        </div>
      </div>
      <Facts item={item} />
      {isWide ? (
        <div className={styles.both}>
          {edit}
          {preview}
        </div>
      ) : (
        <div className={styles.tabs}>
          <Tabs label="View" tabs={views} active={tab} onChange={setTab}>
            {/* Both stay: the editor keeps its history, the preview its state. */}
            <div className={styles.one} hidden={tab !== 'editor'}>
              {edit}
            </div>
            <div className={styles.one} hidden={tab !== 'preview'}>
              {preview}
            </div>
          </Tabs>
        </div>
      )}
    </div>
  )
}

function CompareButton({ isCompared, onPress, size }: CompareProps) {
  return (
    <Button size={size} variant={size === 'small' ? 'secondary' : 'quiet'} onClick={onPress}>
      {isCompared ? 'Hide the comparison' : 'Compare with the file'}
    </Button>
  )
}

const views = [
  { id: 'editor', label: 'Editor' },
  { id: 'preview', label: 'Preview' },
] as const

/** The last value that there was: a screen stays while the text has problems. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

interface CompareProps {
  isCompared: boolean
  onPress: () => void
  size?: 'small'
}

interface WorkbenchProps {
  session: Session
  catalogue: Catalogue
  item: CatalogueItem
  /** Page that draws the preview. */
  preview: string
}
