import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a benchmark of the sandbox in a process of its own, whose memory is its own; rejects when it cannot measure. */
export async function runScript(name: string): Promise<void> {
  const script = fileURLToPath(new URL(`../${name}`, import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', script], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${name} has ended with ${code}.`)
}
