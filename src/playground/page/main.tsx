import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { validate as isConfiguration } from 'virtual:wire/configuration'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { themeKey } from '../../../runtime/shell/account/themeKey.ts'
import { readConfiguration } from '../../../schemas/wire/readConfiguration.ts'
import { localMemory } from '../../adapters/localMemory.ts'
import { createSession } from '../../adapters/session.ts'
import { showProblems } from '../../app/configurationProblems.ts'
import { playgroundPath } from '../playgroundPath.ts'
import { PlaygroundPage } from './PlaygroundPage.tsx'

async function start(): Promise<void> {
  const theme = localMemory.get(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const root = document.getElementById('root') ?? document.body
  const found: unknown = await fetch('/config.json', { cache: 'no-cache' }).then(
    reply => reply.json(),
    (error: unknown) => String(error),
  )
  if (!isConfiguration(found)) return showProblems(root, found)
  const { applicationName, sessionCookie } = readConfiguration(found)
  document.title = `Definitions | ${applicationName}`
  const session = createSession(sessionCookie)
  const preview = `${playgroundPath}/preview`
  createRoot(root).render(createElement(PlaygroundPage, { session, applicationName, preview }))
}

void start()
