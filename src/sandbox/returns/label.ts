import { pdfOf } from '../files/pdf.ts'

/** The shipping label of a return as a PDF of one small page. */
export function labelPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const page = lines.map((text, at) => ({ text, x: 20, y: 270 - at * 20, size: at === 0 ? 16 : 10 }))
  return pdfOf({ width: 420, height: 298, font: 'Helvetica' }, [page])
}
