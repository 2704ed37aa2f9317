/** The known word that is written most alike, if at most a third of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map(one => ({ one, far: distance(word.slice(0, 50).toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, far }) => far <= one.length / 3)
    .toSorted((a, b) => a.far - b.far)
  return best?.one
}

/** How many letters have to be added, removed or changed. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [other, wanted] of [...to].entries())
      next.push(
        Math.min(
          (next[other] ?? 0) + 1,
          (row[other + 1] ?? 0) + 1,
          (row[other] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}
