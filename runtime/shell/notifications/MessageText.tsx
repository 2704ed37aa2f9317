import { lazy, type ReactNode, Suspense } from 'react'
import { plainText } from './plainText.ts'

/** Without what reads markup the words are there all the same. */
const RichText = lazy(async () => ({
  default: await import('./RichText.tsx').then(
    ({ RichText }) => RichText,
    () => PlainText,
  ),
}))

/** The message of a notification. What reads its markup is fetched with the first message that has some. */
export function MessageText({ html }: { html: string }): ReactNode {
  if (!/[<&]/.test(html)) return html
  return (
    <Suspense fallback={<PlainText html={html} />}>
      <RichText html={html} />
    </Suspense>
  )
}

function PlainText({ html }: { html: string }): ReactNode {
  return plainText(html)
}
