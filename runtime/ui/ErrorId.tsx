import { CopyButton } from './CopyButton.tsx'
import styles from './ErrorId.module.css'

/** The id under which the server logged a failure, to copy for the support. */
export function ErrorId({ id }: { id: string }) {
  return (
    <div className={styles.id}>
      Error log id: <bdi>{id}</bdi>
      <CopyButton text={id} label={`Copy error log id ${id}`} />
    </div>
  )
}
