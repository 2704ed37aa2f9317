import { answersOpener } from './app/answersOpener.ts'
import { startEarly } from './app/early.ts'

// A small entry: what it sends is on its way while the rest of the script still arrives.
if (!answersOpener()) {
  const early = startEarly()
  import('./app/start.tsx').then(
    ({ start }) => start(early),
    () => {
      const wait = document.querySelector('.page-wait')
      if (wait)
        wait.textContent = 'The page could not be loaded. Please check your connection and load it again.'
    },
  )
}
