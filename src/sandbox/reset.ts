import { rmSync } from 'node:fs'
import { projectFolder } from './serve/settings.ts'

/** `npm run reset`: deletes the kept data; the next start makes it again. */
rmSync(`${projectFolder}.data`, { recursive: true, force: true })
console.log('The data of the sandbox is deleted.')
