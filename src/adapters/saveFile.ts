/** Milliseconds for which the content stays at its address: some browsers begin to read it only after the click. */
const kept = 60_000

/** Gives a file to the user through a link of its own, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}
