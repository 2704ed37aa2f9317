/** Values of a filter with one text: none if it is empty, because an empty text is not sent (spec 1 §5). */
export function fromText(text: string): readonly string[] {
  return text === '' ? [] : [text]
}
