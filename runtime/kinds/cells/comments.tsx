import { type SyntheticEvent } from 'react'
import { commentDateFormat, commentMessages } from '../../core/comments/displayedComments.ts'
import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { CommentsButton } from '../blocks/comments/CommentsButton.tsx'
import { type CellKindOf } from '../kinds.ts'

/** The comments on an entity of the row (spec 1 §2), behind a button with their number; nothing without an id. */
export const kind: CellKindOf<'comments'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  draw: ({ cell: { entity }, value, tabIndex }) => {
    const id = displayText(value)
    if (id === EMPTY) return EMPTY
    return (
      <span {...border}>
        <CommentsButton
          key={`${entity} ${id}`}
          entity={entity}
          id={id}
          label={`${commentMessages.panel}: ${id}`}
          dateFormat={commentDateFormat}
          readOnly={false}
          inRow={{ tabIndex }}
        />
      </span>
    )
  },
}

/** React bubbles events of the panel to the grid, which would handle its keys and clicks. */
const border = {
  onKeyDown: keepInside,
  onMouseDown: keepInside,
  onClick: keepInside,
  onDoubleClick: keepInside,
  onFocus: keepInside,
  onCopy: keepInside,
  onPaste: keepInside,
}

function keepInside(event: SyntheticEvent): void {
  const { currentTarget, target } = event
  if (target instanceof Node && !currentTarget.contains(target)) event.stopPropagation()
}
