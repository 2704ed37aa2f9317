/** A page with the pictures of all these screens, small and side by side; each leads to itself in its size. */
export function contactSheet(heading: string, names: readonly string[]): string {
  const figures = names.map(
    name =>
      `<figure><a href="${name}.png"><img src="${name}.png" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${heading}</title>
<style>
  body { font: 12px/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)); gap: 1rem }
  figure { margin: 0 }
  img { width: 100%; display: block }
</style>
<h1>${heading}</h1>
<main>${figures.join('\n')}</main>
</html>
`
}
