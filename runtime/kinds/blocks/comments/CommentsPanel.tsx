import { useState } from 'react'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { PanelBody } from './PanelBody.tsx'
import { type CommentsPanelProps } from './useSubmitComment.ts'

/** The comments on an entity in a large panel at the side (spec 1 §2). Every opening starts over and asks the server. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { panel, label } = props
  const [opening, setOpening] = useState({ open: panel.open, number: 0 })
  // A panel that is opened while it fades out begins again as well.
  if (opening.open !== panel.open)
    setOpening({ open: panel.open, number: opening.number + Number(panel.open) })
  return (
    <SidePanel open={panel.open} onClose={panel.close} title={label}>
      <PanelBody key={opening.number} {...props} />
    </SidePanel>
  )
}
