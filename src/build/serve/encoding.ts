/** The encodings of stored files, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The encoding to answer with: of those available the one the client weighs highest, br before gzip before identity among
 * equals. `Accept-Encoding: gzip;q=1, br;q=0` -> gzip.
 */
export function chooseEncoding(accept: string | null, available: ReadonlySet<Encoding>): Encoding {
  const weights = readWeights(accept ?? '')
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.0001 : (weights.get('*') ?? 0))
  let best: Encoding = 'identity'
  for (const encoding of ['gzip', 'br'] as const)
    if (available.has(encoding) && weight(encoding) > 0 && weight(encoding) >= weight(best)) best = encoding
  return best
}

function readWeights(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    const q = parameters.find(one => one.startsWith('q='))?.slice(2)
    const value = q === undefined ? 1 : Number(q)
    if (name !== '') weights.set(name, Number.isFinite(value) ? value : 0)
  }
  return weights
}
