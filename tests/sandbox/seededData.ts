import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inject } from 'vitest'
import { openDatabase } from '../../src/sandbox/database/database.ts'

/**
 * The data of the basic seed, as `:memory:` can begin with it. To fill it takes seconds of a processor, so a run of the tests
 * fills it once; `seed.test.ts` holds that it is the same every time.
 */
export function seededData(): Uint8Array {
  return readFileSync(filledFile())
}

/** Puts a data file of the basic seed there, as the first start of a sandbox would. */
export function copySeededData(data: string): void {
  copyFileSync(filledFile(), data)
}

/** Two processes that need it at once both make it, and each finds it whole. */
function filledFile(): string {
  const file = inject('filled')
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    const db = openDatabase(':memory:', 'basic')
    writeFileSync(draft, db.serialize())
    db.close()
    renameSync(draft, file)
  }
  return file
}
