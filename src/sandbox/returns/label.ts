/** The shipping label of a return as a PDF of one small page; letters that its font lacks are left out. */
export function labelPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 16 : 10} Tf 20 ${270 - at * 20} Td (${plain(line)}) Tj ET`)
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 298] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = places.map(place => `${place} 00000 n \n`).join('')
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, character => character.charCodeAt(0))
}

/** As the font spells it, a byte for a character: 'Lindenstraße' as it is, the 'ő' of a place without its mark. */
function plain(line: string): string {
  return line
    .replace(/[^\x20-\x7e\xa0-\xff]/g, letter => letter.normalize('NFD').replace(/[^\x20-\x7e]/g, ''))
    .replace(/[\\()]/g, '\\$&')
}
