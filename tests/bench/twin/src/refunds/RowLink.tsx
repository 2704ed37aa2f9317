import { Link } from 'react-router'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import { CopyValue } from '../../../../../runtime/kinds/cells/CopyValue.tsx'
import link from '../../../../../runtime/kinds/cells/link.module.css'

/** An id as a link to its screen, with a button that copies it. */
export function RowLink({ base, value, tabIndex }: RowLinkProps) {
  if (value === null || value === undefined || value === '') return displayText(value)
  return (
    <>
      <Link className={link.link} to={base + encodeURIComponent(String(value))} tabIndex={tabIndex}>
        {displayText(value)}
      </Link>
      <CopyValue text={displayText(value)} tabIndex={tabIndex === undefined ? undefined : -1} />
    </>
  )
}

interface RowLinkProps {
  /** Address of the screen before the id, with its last slash. */
  base: string
  value: unknown
  tabIndex?: number
}
