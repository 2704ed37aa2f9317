import { validate } from 'virtual:wire/configurationProblems'
import { formatFault } from '../../schemas/wire/configurationFault.ts'

/** Shows configuration errors instead of a blank page, for the administrator of this console. */
export function showProblems(root: Element, found: unknown): void {
  const lines =
    typeof found === 'string' ? [found] : problemsOf(found).map(fault => formatFault(fault, found))
  const heading = document.createElement('h1')
  heading.textContent = 'The configuration of this console is wrong'
  const text = document.createElement('p')
  text.textContent = 'The console reads /config.json when it starts. Fix these values:'
  const list = document.createElement('ul')
  for (const line of lines) {
    const item = document.createElement('li')
    item.textContent = line
    list.append(item)
  }
  const main = document.createElement('main')
  main.className = 'configuration-problems'
  main.append(heading, text, list)
  document.title = 'Configuration'
  root.replaceChildren(main)
}

function problemsOf(found: unknown): NonNullable<typeof validate.errors> {
  validate(found)
  return validate.errors ?? []
}
