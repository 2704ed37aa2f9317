import { type CompiledBlock } from '../../../runtime/core/compile/compiled.ts'
import { compileScreen } from '../../../runtime/core/compile/compileScreen.ts'
import { BlockSlot } from '../../../runtime/shell/BlockSlot.tsx'
import { RuntimeContext } from '../../../runtime/shell/RuntimeContext.tsx'
import { ShellContext } from '../../../runtime/shell/ShellContext.ts'
import { type OpenScreen, ScreenContext } from '../../../runtime/shell/screen/ScreenContext.tsx'
import { benchShell } from './benchShell.ts'
import { benchForm } from './definition.ts'

/** The form as the console mounts it in the body of a screen: with its summary, its draft and the guard of the page. */
export function BenchForm({ count }: { count: number }) {
  const { screen, block } = openedWith(count)
  return (
    <RuntimeContext value={shell}>
      <ShellContext value={shell}>
        <ScreenContext value={screen}>
          <BlockSlot block={block} />
        </ScreenContext>
      </ShellContext>
    </RuntimeContext>
  )
}

const shell = benchShell()
const opened = new Map<number, Opened>()

/** A screen is opened before its blocks are drawn, and once. */
function openedWith(count: number): Opened {
  const known = opened.get(count)
  if (known) return known
  const form = { ...benchForm(count), submit: { call: '/api/bench' } }
  const body = [{ kind: 'form', heading: 'Bench', form } as const]
  const screen = compileScreen({ name: 'bench', path: '/', title: 'Bench', body })
  const [block] = screen.body
  if (!block) throw new Error('The screen of the benchmark has no block.')
  const made = {
    screen: {
      screen,
      params: {},
      query: {},
      openedAt: 0,
      loads: {},
      renew: () => undefined,
      left: new AbortController().signal,
    },
    block,
  }
  opened.set(count, made)
  return made
}

interface Opened {
  readonly screen: OpenScreen
  readonly block: CompiledBlock
}
