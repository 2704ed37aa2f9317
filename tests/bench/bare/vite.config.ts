import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import project from '../../../vite.config.ts'

/** The bare list with what a new project has: no plugin but React's, for browsers as old as those of the console. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const { build } = await project(env)
  return {
    root: import.meta.dirname,
    publicDir: '../../../src/app/public',
    plugins: [react()],
    build: { ...build, outDir: process.env.BARE_FOLDER ?? 'dist' },
  }
})
