import { useState } from 'react'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { PanelBody } from './PanelBody.tsx'
import { type CommentsPanelProps } from './useSubmitComment.ts'

/** The comments on an entity in a large side panel (spec 1 §2). Every opening loads them again. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { panel, label } = props
  const [opening, setOpening] = useState({ open: panel.open, number: 0 })
  // A panel that is opened while it fades out starts over too.
  if (opening.open !== panel.open)
    setOpening({ open: panel.open, number: opening.number + Number(panel.open) })
  return (
    <SidePanel open={panel.open} onClose={panel.close} title={label}>
      <PanelBody key={opening.number} {...props} />
    </SidePanel>
  )
}
