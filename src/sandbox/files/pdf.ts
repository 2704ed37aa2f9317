/** One line of text on a page, from the lower left corner. */
export interface PdfLine {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Of the letters. */
  readonly size: number
}

export interface PdfLook {
  readonly width: number
  readonly height: number
  readonly font: 'Helvetica' | 'Courier'
}

/** A PDF of pages of text; characters that its font lacks are left out. */
export function pdfOf({ width, height, font }: PdfLook, pages: readonly (readonly PdfLine[])[]) {
  const contents = pages.map(lines => lines.map(written).join('\n'))
  const pageNumber = (at: number) => 4 + at * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${contents.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ...contents.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageNumber(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = places.map(place => `${place} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, character => character.charCodeAt(0))
}

const written = ({ text, x, y, size }: PdfLine) => `BT /F1 ${size} Tf ${x} ${y} Td (${plain(text)}) Tj ET`

/** As the font spells it, a byte for a character: 'Lindenstraße' as it is, the 'ő' of a place without its mark. */
function plain(line: string): string {
  return line
    .replace(/[^\x20-\x7e\xa0-\xff]/g, letter => letter.normalize('NFD').replace(/[^\x20-\x7e]/g, ''))
    .replace(/[\\()]/g, '\\$&')
}
