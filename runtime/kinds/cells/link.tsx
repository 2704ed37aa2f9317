import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { rowQuery } from '../../core/grid/rowQuery.ts'
import { valueAt } from '../../core/objects.ts'
import { displayText, EMPTY, plainText } from '../../core/text/displayText.ts'
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
  const params = text === EMPTY ? undefined : pathParams(cell, row)
  const screen = params && screenLink(cell.to, params)
  const query = rowQuery(cell.query ?? {}, row)
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

function pathParams({ params = {} }: CellOf<'link'>, row: Row): Record<string, string> | undefined {
  const filled: Record<string, string> = {}
  for (const [name, field] of Object.entries(params)) {
    const value = plainText(valueAt(row, field))
    if (value === '') return undefined
    filled[name] = value
  }
  return filled
}
