import { type ReactElement } from 'react'
import { useShell } from '../ShellContext.ts'
import styles from './Brand.module.css'
import { ScreenLink } from './ScreenLink.tsx'

/** Logo, name and venture code as configuration says; leads home. */
export function Brand(): ReactElement {
  const { configuration, pathOf, settings } = useShell()
  const { applicationName, logo, ventureCode } = configuration
  return (
    <ScreenLink className={styles.brand} href={pathOf(settings.screens.home)}>
      {logo !== undefined && <img className={styles.logo} src={logo} alt="" />}
      <span dir="auto" className={styles.name}>
        {applicationName}
      </span>
      <span className={styles.venture}>{ventureCode}</span>
    </ScreenLink>
  )
}
