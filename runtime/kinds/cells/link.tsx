import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type RowQuery, rowQuery } from '../../core/grid/rowQuery.ts'
import { rowParams, rowTarget } from '../../core/grid/rowTarget.ts'
import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { ScreenLink, useScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { type CellKindOf, type CellViewProps } from '../kinds.ts'
import { CopyValue, copyButtonWidth } from './CopyValue.tsx'
import styles from './link.module.css'

/** The value as a link to a screen; plain text if not permitted or a field of its address is empty. */
export const kind: CellKindOf<'link'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  extraWidth: copyButtonWidth,
  draw: props => <LinkView {...props} />,
}

function LinkView({ cell, value, row, tabIndex }: CellViewProps<CellOf<'link'>>) {
  const screenLink = useScreenLink()
  const text = displayText(value)
  const target = text === EMPTY ? undefined : rowTarget(cell, row)
  const params = target && pathParams(target.params, row)
  const screen = params && screenLink(target.screen, params)
  const query = target && rowQuery(target.query, row)
  const path = screen !== undefined && query !== undefined ? screen + query : undefined
  // In a grid only one of the two is focusable; outside both are.
  const copyTabIndex = path && tabIndex !== undefined ? -1 : tabIndex
  const copy = cell.copy && text !== EMPTY && <CopyValue text={text} tabIndex={copyTabIndex} />
  if (!path && !copy) return text
  return (
    <>
      {path ? (
        <ScreenLink className={styles.link} href={path} tabIndex={tabIndex}>
          {text}
        </ScreenLink>
      ) : (
        <bdi>{text}</bdi>
      )}
      {copy}
    </>
  )
}

/** Undefined: a field is empty. */
function pathParams(params: RowQuery, row: Row): Record<string, string> | undefined {
  const filled = rowParams(params, row)
  return Object.values(filled).includes('') ? undefined : filled
}
