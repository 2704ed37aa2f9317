import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import project from '../../../vite.config.ts'

/** The forms of the benchmark, built as the console is. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const { build } = await project(env)
  return {
    root: import.meta.dirname,
    publicDir: false,
    plugins: [react()],
    build: { ...build, outDir: process.env.FORMS_FOLDER ?? 'dist' },
  }
})
