import styles from './VisuallyHidden.module.css'

/** Announces a text politely. One live region serves the whole page. */
export function announce(text: string): void {
  const region = document.querySelector(`#${id}`) ?? createRegion()
  // An equal text is announced again only if it was removed in between.
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
/** Milliseconds until screen readers notice a new or emptied region. */
const wait = 50
