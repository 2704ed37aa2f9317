import { keptData, resetData } from '../sandbox/database/resetData.ts'
import { projectFolder } from './serve/settings.ts'

/** `npm run reset`: deletes the stored data, or only that of SANDBOX_DATA; the next start fills it again. */
const { SANDBOX_DATA: data } = process.env
try {
  resetData(data ? [data] : keptData(`${projectFolder}.data`))
  console.log('The data of the sandbox is deleted. The next start creates it again.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
