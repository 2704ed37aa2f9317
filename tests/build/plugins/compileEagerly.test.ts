import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { compileEagerly } from '../../../src/build/plugins/compileEagerly.ts'

const sources: Readonly<Record<string, string>> = {
  '/app/main.ts': `import('/app/later.ts').then(({ later }) => later())`,
  '/app/later.ts': 'export function later() { return 1 }',
}
const files: Plugin = {
  name: 'files',
  resolveId: id => (id in sources ? id : undefined),
  load: id => sources[id],
}

async function chunksOf(modules: readonly string[]): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, compileEagerly(modules)],
    build: { write: false, rolldownOptions: { input: '/app/main.ts' } },
  })
  const outputs = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  return outputs.filter(item => item.type === 'chunk')
}

describe('the hint to compile functions while a chunk loads', () => {
  it('is the first line of the chunks of the given modules and of no others', async () => {
    const chunks = await chunksOf(['/app/later.ts'])
    expect(
      chunks.map(({ name, code }) => [name, code.startsWith('//# allFunctionsCalledOnLoad\n')]).sort(),
    ).toEqual([
      ['later', true],
      ['main', false],
    ])
  })

  it('fails the build when no chunk has a given module', async () => {
    await expect(chunksOf(['/app/renamed.ts'])).rejects.toThrow('The build has no chunk of /app/renamed.ts.')
  })
})
