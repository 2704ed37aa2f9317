import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = new URL('./', import.meta.url)
const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

it('wrong definitions do not compile, and the types of the words are exact', { timeout: 120_000 }, () => {
  const options = [
    '--project',
    fileURLToPath(new URL('./tsconfig.json', folder)),
    '--noEmit',
    '--pretty',
    'false',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toBe('')
  expect(status).toBe(0)
})

it('every wrong definition says why it is wrong', () => {
  for (const file of readdirSync(new URL('./wrong/', folder))) {
    const text = readFileSync(new URL(`./wrong/${file}`, folder), 'utf8')
    const wrong = text.match(/^export const /gm) ?? []
    expect(text.match(/@ts-expect-error: \S+/g), file).toHaveLength(wrong.length)
  }
})
