/** An instant as the console writes dates on the wire: UTC `yyyy-MM-dd HH:mm:ss` (spec 1 §5 and §9). */
export function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}
