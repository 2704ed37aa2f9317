import { escapeHtml, htmlPage } from '../server/html.ts'

/** A page with a heading, a sentence and a way back to the console. */
export function messagePage(heading: string, text: string): string {
  return htmlPage(
    heading,
    `<header>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
</header>
<p><a href="/">Back to the console</a></p>`,
  )
}
