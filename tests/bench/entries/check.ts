import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../../src/build/serve/settings.ts'
import { writeDefinitions } from '../builds/writeDefinitions.ts'
import { printFigures } from '../report.ts'

export async function measureCheck(runs: number): Promise<void> {
  printFigures('', [
    {
      name: 'check of all definitions',
      unit: 'ms',
      values: { base: [], own: await checkTimes(0, runs) },
      target: { text: 'under 1 s', met: time => time < 1000 },
    },
    {
      name: 'check of 700 screens',
      unit: 'ms',
      values: { base: [], own: await checkTimes(700, runs) },
      target: { text: 'under 4 s', met: time => time < 4000 },
    },
  ])
}

/** Milliseconds of every run of the check over at least that many screens, each in a process of its own. */
async function checkTimes(count: number, runs: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'console-check-'))
  try {
    for (const part of ['package.json', 'schemas', 'screens'])
      cpSync(projectFolder + part, join(folder, part), { recursive: true })
    symlinkSync(`${projectFolder}node_modules`, join(folder, 'node_modules'), 'junction')
    await writeDefinitions(join(folder, 'screens'), count)
    return Array.from({ length: runs }, () => timeOf(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function timeOf(folder: string): number {
  const begun = performance.now()
  execFileSync(process.execPath, ['schemas/check/cli.ts'], { cwd: folder, stdio: 'pipe' })
  return performance.now() - begun
}
