let context: CanvasRenderingContext2D | null | undefined

/** Pixels of a text in the font of an element. */
export function textWidth(element: Element): (text: string) => number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return () => 0
  const canvas = context
  // The shorthand `font` of a style with tabular figures is empty.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return text => canvas.measureText(text).width
}
