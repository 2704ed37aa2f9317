import { type CommentedEntity } from '../../../core/comments/request.ts'
import { type PanelState } from '../../../shell/panels/useSidePanel.ts'
import { type Submission } from './useSubmitComment.ts'

/** What the comments of an entity are shown with. */
export interface CommentsProps {
  entity: string
  id: string
  label: string
  /** Of yyyy, MM, dd, HH, mm and ss. */
  dateFormat: string
  readOnly: boolean
  /** The button stands in a row, as small as it can be; the tab index is that of its cell. Default: with its label. */
  inRow?: { readonly tabIndex: number | undefined }
}

/** What the open panel needs beside; it outlives the panel. */
export interface CommentsPanelProps extends CommentsProps {
  subject: CommentedEntity
  panel: PanelState
  submission: Submission
}
