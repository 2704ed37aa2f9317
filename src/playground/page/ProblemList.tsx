import { type Problem } from '../protocol.ts'
import styles from './playground.module.css'

/** What the check finds, with place and fix. A problem of the open file leads to its place. */
export function ProblemList({ problems, file, pending, isChecked, onShow }: ProblemListProps) {
  const shown = problems.slice(0, most)
  return (
    <div className={styles.problems}>
      <p
        role="status"
        className={styles.verdict}
        data-state={pending ? 'checking' : problems.length > 0 ? 'wrong' : 'right'}
      >
        {pending || !isChecked
          ? 'Checking...'
          : problems.length === 0
            ? 'No problems'
            : problems.length === 1
              ? '1 problem'
              : `${problems.length} problems`}
      </p>
      {shown.length > 0 && (
        <ul className={styles.found} aria-label="Problems">
          {shown.map((problem, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same of the same place
            <li key={at}>
              {problem.file === file ? (
                <button type="button" className={styles.problem} onClick={() => onShow(problem)}>
                  <Words problem={problem} place={`Line ${problem.line}, column ${problem.column}`} />
                </button>
              ) : (
                <div className={styles.problem}>
                  <Words problem={problem} place={`${problem.file}:${problem.line}:${problem.column}`} />
                </div>
              )}
            </li>
          ))}
          {problems.length > most && <li>And {problems.length - most} more.</li>}
        </ul>
      )}
    </div>
  )
}

function Words({ problem, place }: { problem: Problem; place: string }) {
  return (
    <>
      <span className={styles.place}>{place}</span> <bdi>{problem.what}</bdi>{' '}
      <bdi className={styles.fix}>{problem.fix}</bdi>
    </>
  )
}

/** More than these are not read one by one. */
const most = 50

interface ProblemListProps {
  problems: readonly Problem[]
  /** The open file. */
  file: string
  /** A newer text is being checked. */
  pending: boolean
  isChecked: boolean
  onShow: (problem: Problem) => void
}
