import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFolder } from './serve/ensureBuilt.ts'

const worthwhile = /\.(css|html|js|json|map|md|svg|txt|webmanifest)$/

/**
 * Writes a brotli and a gzip version of every text file of a build, as the last step of `npm run build`. The
 * argument is the folder of the build. Default: that of the console.
 */
async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && worthwhile.test(entry.name))
    .map(entry => `${entry.parentPath}/${entry.name}`)
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    keep(`${file}.br`, await promisify(brotliCompress)(bytes, quality), bytes.length),
    keep(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes.length),
  ])
}

/** A version that is not smaller would only cost the browser time. */
async function keep(file: string, bytes: Uint8Array, original: number): Promise<void> {
  if (bytes.length < original) await writeFile(file, bytes)
  else await rm(file, { force: true })
}

await precompress(process.argv[2] ?? builtFolder)
