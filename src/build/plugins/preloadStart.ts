import { type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'

/**
 * Adds preload links for what the small entry of the page will request, so that most of the script and its
 * style load in parallel with the entry.
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find(
          item => item.type === 'chunk' && item.moduleIds.some(id => id.endsWith('/app/start.tsx')),
        )
        if (start?.type !== 'chunk') throw new Error('The build has no chunk of src/app/start.tsx.')
        const chunks = withImports(start, bundle)
        const styles = chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
        return [
          ...[...new Set(styles)].map(file => link('stylesheet', file)),
          ...chunks
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) => link('modulepreload', fileName)),
        ]
      },
    },
  }
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href: `/${file}`, crossorigin: true }, injectTo: 'head' }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const inner = chunk.imports.flatMap(file => {
    const item = bundle[file]
    return item?.type === 'chunk' ? withImports(item, bundle, seen) : []
  })
  return [chunk, ...inner]
}
