/** The messages of an import, from its start to its result. */
export function importMessages(file: string) {
  const of = `Your import of ${escaped(file)}`
  return {
    running: `${of} is running`,
    interrupted: `${of} was interrupted by a restart. Nothing was imported.`,
    failed: `${of} has failed. Nothing was imported.`,
    ended: (outcome: string) => `${of} has finished: ${outcome}`,
  }
}

/** Messages are HTML, and the name of a file is anything. */
function escaped(name: string): string {
  const shown = name.length > 100 ? `${name.slice(0, 99)}…` : name
  return shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
