import { type BuiltFile, readBuiltFiles } from '../../build/serve/builtFiles.ts'
import { type Build, ensureBuilt, runBuild } from '../../build/serve/ensureBuilt.ts'
import { projectFolder } from '../../build/serve/settings.ts'

/** The pages of the playground are a build of their own: the console that is deployed has nothing of them. */
const playgroundBuild: Build = {
  out: '.data/playground',
  parts: ['schemas', 'screens', 'runtime', 'src'],
  uses: file => !/^src\/(?:sandbox|build\/(?!plugins\/))/.test(file),
}

/** Builds the pages unless they are up to date, and reads them. Rejects with what the build has printed. */
export async function builtPages(): Promise<ReadonlyMap<string, BuiltFile>> {
  await ensureBuilt(projectFolder, build, playgroundBuild)
  return readBuiltFiles(`${projectFolder}${playgroundBuild.out}`)
}

async function build(): Promise<void> {
  const vite = `${projectFolder}node_modules/vite/bin/vite.js`
  const config = `${projectFolder}src/playground/vite.config.ts`
  await runBuild(process.execPath, [vite, 'build', '--config', config])
}
