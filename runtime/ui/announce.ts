import styles from './VisuallyHidden.module.css'

/** Has a text read aloud in turn. One region serves the whole page, so that a grid needs none per row. */
export function announce(text: string): void {
  const region = document.querySelector(`#${id}`) ?? createRegion()
  // The same text twice is a change only when it was gone in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, wait)
}

function createRegion(): HTMLElement {
  const region = document.createElement('div')
  region.id = id
  region.className = styles.hidden ?? ''
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

const id = 'announcements'
/** Milliseconds until screen readers have noticed a region that is new or emptied. */
const wait = 50
