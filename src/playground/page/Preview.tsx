import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useRef, useState } from 'react'
import { CheckboxField } from '../../../runtime/ui/CheckboxField.tsx'
import { IconButton } from '../../../runtime/ui/IconButton.tsx'
import { Notice } from '../../../runtime/ui/Notice.tsx'
import { SelectField } from '../../../runtime/ui/SelectField.tsx'
import { type RouteData } from '../../../schemas/check/routeData.ts'
import { type DrawMessage, type Drawn, type PreviewState, previewStates } from '../protocol.ts'
import styles from './playground.module.css'

/** The live screen in a frame of its own, with a switch for the states that it can be in. */
export function Preview({ drawn, routes, screens, screen, onScreen, isStale, address }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<PreviewState>('live')
  const [isTurned, setTurned] = useState(false)
  const [ready, setReady] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== 'object' || data === null) return
      if (!('say' in data)) return
      if (data.say === 'ready') setReady(count => count + 1)
      setFailed(data.say === 'failed')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (ready === 0 || !drawn) return
    const message: DrawMessage = { say: 'draw', drawn, routes, state, direction: isTurned ? 'rtl' : 'ltr' }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [ready, drawn, routes, state, isTurned])
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.switches}>
        {screens.length > 1 && (
          <SelectField
            label="Screen"
            value={screen}
            options={screens.map(name => ({ value: name, label: name }))}
            onChange={onScreen}
          />
        )}
        <SelectField
          label="State"
          value={state}
          options={Object.entries(previewStates).map(([value, label]) => ({ value, label }))}
          onChange={value => setState(isState(value) ? value : 'live')}
        />
        <CheckboxField label="Right to left" checked={isTurned} onChange={setTurned} />
        <IconButton
          label="Reload the preview"
          icon={<RotateCw />}
          onClick={() => {
            setReady(0)
            if (frame.current) frame.current.src = address
          }}
        />
      </div>
      {isStale && drawn !== undefined && (
        <Notice tone="warning" live="status">
          The preview shows the last version without problems.
        </Notice>
      )}
      {drawn === undefined && (
        <Notice tone={isStale ? 'warning' : 'info'}>
          {isStale ? 'The screen appears when the definition has no problems.' : 'Drawing the screen...'}
        </Notice>
      )}
      {isFailed && (
        <Notice tone="danger" live="alert">
          The screen could not be drawn. Change the definition, or reload the preview.
        </Notice>
      )}
      <iframe ref={frame} className={styles.frame} title="Preview of the screen" src={address} />
    </section>
  )
}

function isState(value: string): value is PreviewState {
  return Object.hasOwn(previewStates, value)
}

interface PreviewProps {
  /** Undefined: no version without problems is there yet. */
  drawn: Drawn | undefined
  routes: readonly RouteData[]
  /** Names of the screens that show the open definition. */
  screens: readonly string[]
  screen: string
  onScreen: (name: string) => void
  /** The text has problems, so that an older version is shown. */
  isStale: boolean
  /** Page that draws it. */
  address: string
}
