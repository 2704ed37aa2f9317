import { escapeHtml, htmlPage } from '../server/html.ts'
import { personas } from './personas.ts'

/** The page on which one of the personas is chosen; `action` is the address that the choice is posted to. */
export function personasPage(page: {
  readonly title: string
  readonly intro: string
  readonly action: string
  readonly signedOut: boolean
}): string {
  const rows = personas.map(
    ({ name, work }) => `<li>
<p class="name">${escapeHtml(name)}</p>
<p class="work">${escapeHtml(work)}</p>
<button type="submit" name="persona" value="${escapeHtml(name)}">Sign in as ${escapeHtml(name)}</button>
</li>`,
  )
  return htmlPage(
    page.title,
    `<header>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.intro)}</p>
</header>
${page.signedOut ? '<p class="notice" role="status">You are signed out.</p>' : ''}
<form method="post" action="${escapeHtml(page.action)}" aria-label="People">
<ul>
${rows.join('\n')}
</ul>
</form>
<footer><p>Sandbox. The people are made up, and no password is needed. <a href="/sandbox/api">API of the console</a></p></footer>`,
  )
}
