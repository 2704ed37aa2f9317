/** One comparison. */
export interface Picture {
  readonly name: string
  readonly isSame: boolean
  /** What vitest says of a difference, with the paths of its pictures. */
  readonly why: string
}

/** A page that shows every difference: before, after, and where they differ. It needs no network. */
export function reportPage(pictures: readonly Picture[]): string {
  const differing = pictures.filter(({ isSame }) => !isSame)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual comparison</title>
<style>
  body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
  figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; max-width: 31% }
  img { max-width: 100%; border: 1px solid #999 }
  pre { white-space: pre-wrap; max-width: 60rem }
</style>
<h1>Visual comparison</h1>
<p>${differing.length} of ${pictures.length} pictures differ.</p>
${differing.map(section).join('\n')}
</html>
`
}

function section({ name, why }: Picture): string {
  const found = [...why.matchAll(/[^\s'"]+\.png/g)].map(([path]) => path)
  const figures = found.map(path => {
    const address = path.replace(/^.*test-results\/visual\//, '').replace(/^.*\.visual\//, '../../.visual/')
    return `<figure><figcaption>${escaped(captionOf(path))}</figcaption><img src="${escaped(address)}" alt=""></figure>`
  })
  return `<h2>${escaped(name)}</h2>\n${figures.join('')}\n<pre>${escaped(why.split('\n    at ')[0] ?? '')}</pre>`
}

function captionOf(path: string): string {
  if (path.includes('-diff')) return 'Difference'
  return path.includes('-actual') ? 'Now' : 'Before'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
