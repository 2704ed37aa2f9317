import { type RefObject, useLayoutEffect, useState } from 'react'

/** The styles of the page for a chart on a canvas: colours in a format for canvas, font, and direction. */
export interface CanvasStyle {
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly hairline: string
  /** The colours of the parts in their order. */
  readonly series: readonly string[]
  readonly font: { readonly family: string; readonly size: number }
  readonly rightToLeft: boolean
}

/** The tokens at an element; updates with theme and direction. Undefined before the first measurement. */
export function useCanvasStyle(
  place: RefObject<HTMLElement | null>,
  series: number,
): CanvasStyle | undefined {
  const [look, setLook] = useState<CanvasStyle>()
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const read = () => setLook(lookOf(current, series))
    read()
    const root = new MutationObserver(read)
    root.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] })
    const medias = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map(query => matchMedia(query))
    for (const media of medias) media.addEventListener('change', read)
    return () => {
      root.disconnect()
      for (const media of medias) media.removeEventListener('change', read)
    }
  }, [place, series])
  return look
}

function lookOf(place: HTMLElement, series: number): CanvasStyle {
  const probe = place.appendChild(document.createElement('span'))
  // Forced colours skip canvases: use system colours for background and texts, not for the parts.
  const forced = matchMedia('(forced-colors: active)').matches
  probe.style.setProperty('forced-color-adjust', 'none')
  const color = (token: string, system = '') => {
    probe.style.color = forced && system ? system : `var(${token})`
    return canvasColor(getComputedStyle(probe).color)
  }
  const { fontFamily, fontSize, direction } = getComputedStyle(place)
  try {
    return {
      surface: color('--color-surface', 'Canvas'),
      text: color('--color-text', 'CanvasText'),
      muted: color('--color-text-muted', 'CanvasText'),
      hairline: color('--color-hairline', 'GrayText'),
      series: Array.from({ length: series }, (_, at) => color(`--chart-${at + 1}`)),
      font: { family: fontFamily, size: Number.parseFloat(fontSize) * 0.92 },
      rightToLeft: direction === 'rtl',
    }
  } finally {
    probe.remove()
  }
}

/** chart.js cannot parse oklch: converts the colour by drawing it. */
function canvasColor(color: string): string {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
