import { fileURLToPath } from 'node:url'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { compileEagerly } from '../../../src/build/plugins/compileEagerly.ts'
import { entryChunkPlugin } from '../../../src/build/plugins/entryChunkPlugin.ts'
import project from '../../../vite.config.ts'
import { otherScreens } from './otherScreens.ts'

/** The build of the console itself, over other sources: both are made and tuned in the same way. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const { plugins, build } = await project(env)
  const screens = process.env.TWIN_SCREENS ?? 'refunds'
  const records = { find: '../routes.tsx', replacement: `${import.meta.dirname}/src/records/routes.tsx` }
  return {
    root: `${import.meta.dirname}/src`,
    publicDir: '../../../../src/app/public',
    plugins: [
      ...(plugins ?? []).map(plugin => ownModules[nameOf(plugin)]?.(screens) ?? plugin),
      otherScreens(root, ['finance-refunds', 'finance-refund-details']),
    ],
    resolve: { alias: screens === 'records' ? [records] : [] },
    build: { ...build, outDir: process.env.TWIN_FOLDER ?? 'dist' },
  }
})

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The plugins that name modules: the same parts have other paths here. */
const ownModules: Readonly<Record<string, (screens: string) => PluginOption>> = {
  'one-start': screens => entryChunkPlugin(`/${screens}/screen.ts`),
  'compile-eagerly': screens =>
    compileEagerly(['/early/early.ts', '/app/start.tsx', `/${screens}/screen.ts`]),
}

function nameOf(plugin: PluginOption): string {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin ? plugin.name : ''
}
