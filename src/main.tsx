import { isOAuthCallback } from './app/isOAuthCallback.ts'
import { startPrefetch } from './app/prefetch.ts'

// A small entry, so that its calls are sent while the rest of the script is loading.
if (!isOAuthCallback()) {
  const early = startPrefetch()
  import('./app/start.tsx').then(
    ({ start }) => start(early),
    () => {
      const wait = document.querySelector('.page-wait')
      if (wait)
        wait.textContent = 'The page could not be loaded. Please check your connection and load it again.'
    },
  )
}
