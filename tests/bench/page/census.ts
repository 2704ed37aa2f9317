import { type BenchPage, snapshotOf } from './openPage.ts'

/** What is alive in a page, by kind and constructor. */
export interface HeapCensus {
  /** Bytes of everything but compiled code. */
  readonly size: number
  /** Bytes of what the script of the page has made; the rest are records of the browser and of who measures. */
  readonly script: number
  readonly kinds: ReadonlyMap<string, { readonly count: number; readonly size: number }>
}

/** Counts what is alive, after the garbage is collected. */
export async function takeCensus(open: BenchPage): Promise<HeapCensus> {
  const { nodes, strings, snapshot } = await snapshotOf(open)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kind, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')]
  const kinds = new Map<string, { count: number; size: number }>()
  let [sum, script] = [0, 0]
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + kind] ?? 0] ?? ''
    if (type === 'code') continue
    const bytes = nodes[at + size] ?? 0
    sum += bytes
    if (ofScript.has(type)) script += bytes
    // Texts are as many as there are: only what kind they are of is of interest.
    const label = /string|number|symbol/.test(type)
      ? type
      : `${type} ${strings[nodes[at + name] ?? 0]?.slice(0, 60)}`
    const known = kinds.get(label)
    if (known) {
      known.count += 1
      known.size += bytes
    } else kinds.set(label, { count: 1, size: bytes })
  }
  return { size: sum, script, kinds }
}

const ofScript = new Set([
  ...['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string'],
  ...['regexp', 'number', 'symbol', 'bigint'],
])
