import { defineConfig, type UserConfig } from 'vite'
import project from '../../../vite.config.ts'

/** The build of the console itself, over other sources: both are made and tuned in the same way. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const { plugins, build } = await project(env)
  const records = { find: '../routes.tsx', replacement: `${import.meta.dirname}/src/records/routes.tsx` }
  return {
    root: `${import.meta.dirname}/src`,
    publicDir: '../../../../src/app/public',
    plugins: plugins ?? [],
    resolve: { alias: process.env.TWIN_SCREENS === 'records' ? [records] : [] },
    build: { ...build, outDir: process.env.TWIN_FOLDER ?? 'dist' },
  }
})
