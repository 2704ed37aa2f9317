import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { sonnerWithoutStyle } from '../../../src/app/sonnerWithoutStyle.ts'
import project from '../../../vite.config.ts'

/** The build of the console itself, over other sources: both are made in the same way. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const { build, publicDir } = await project(env)
  return {
    root: import.meta.dirname,
    publicDir: `../../../src/${publicDir}`,
    plugins: [react(), sonnerWithoutStyle()],
    build: { ...build, outDir: process.env.TWIN_FOLDER ?? '../../../dist-twin' },
  }
})
