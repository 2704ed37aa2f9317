import { useEffect, useMemo, useRef, useState } from 'react'
import { Section } from '../Section.tsx'
import { PanelBody } from './PanelBody.tsx'
import { type CommentsProps, useSubmitComment } from './useSubmitComment.ts'

/** The comments on an entity and their forms, in the body of a screen or tab. Reloads after sending. */
export function InlineComments(props: CommentsProps) {
  const { entity, id, label } = props
  const subject = useMemo(() => ({ entity, id }), [entity, id])
  const [number, setNumber] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const panel = useMemo(
    () => ({ open: true, show: () => {}, close: () => setNumber(before => before + 1) }),
    [],
  )
  const submission = useSubmitComment(subject, panel.close)
  useEffect(() => {
    // The focused form was removed: focuses the button that opens the next one.
    if (number > 0) frame.current?.querySelector('button')?.focus()
  }, [number])
  return (
    <Section heading={label}>
      <div ref={frame}>
        <PanelBody key={number} {...props} subject={subject} panel={panel} submission={submission} />
      </div>
    </Section>
  )
}
