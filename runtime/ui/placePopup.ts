/**
 * Positions a fixed popup below or at the side of its anchor, flipped if there is no room, always inside the
 * window. Start and end follow the reading direction of the anchor.
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement, { side, align }: Placement): void {
  const from = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popup
  const leftToRight = getComputedStyle(anchor).direction === 'ltr'
  const { left, top } =
    side === 'below'
      ? below(from, width, height, leftToRight === (align === 'start'))
      : beside(from, width, leftToRight)
  popup.style.left = `${within(left, innerWidth - width)}px`
  popup.style.top = `${within(top, innerHeight - height)}px`
}

function below(from: DOMRect, width: number, height: number, keepsLeft: boolean) {
  const fits = from.bottom + gap + height + margin <= innerHeight || from.top < innerHeight - from.bottom
  return {
    left: keepsLeft ? from.left : from.right - width,
    top: fits ? from.bottom + gap : from.top - gap - height,
  }
}

function beside(from: DOMRect, width: number, leftToRight: boolean) {
  const right = from.right
  const left = from.left - width
  const rightFits = right + width + margin <= innerWidth
  const leftFits = left >= margin
  const goesRight = leftToRight ? rightFits || !leftFits : rightFits && !leftFits
  return { left: goesRight ? right : left, top: from.top - gap }
}

const within = (position: number, most: number) => Math.max(margin, Math.min(position, most - margin))

/** Pixels between anchor and popup, and between popup and the edge of the window. */
const gap = 4
const margin = 8

export interface Placement {
  side: 'below' | 'beside'
  /** Edge of the anchor that a popup below it aligns to. */
  align: 'start' | 'end'
}
