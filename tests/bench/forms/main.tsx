import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { Button } from '../../../runtime/ui/Button.tsx'

type BenchForm = (props: { count: number }) => React.ReactNode

const sides: Readonly<Record<string, () => Promise<BenchForm>>> = {
  hand: async () => (await import('./HandForm.tsx')).BenchForm,
  console: async () => (await import('./ConsoleForm.tsx')).BenchForm,
  plain: async () => (await import('./PlainForm.tsx')).BenchForm,
  shallow: async () => (await import('./PlainForm.tsx')).ShallowForm,
  always: async () => (await import('./PlainForm.tsx')).AlwaysForm,
  themed: async () => (await import('./ThemedForms.tsx')).ThemedForm,
  themedLate: async () => (await import('./ThemedForms.tsx')).ThemedLateForm,
  stored: async () => (await import('./StoredForms.tsx')).StoredForm,
  contained: async () => (await import('./StoredForms.tsx')).ContainedForm,
  containedLate: async () => (await import('./StoredForms.tsx')).ContainedLateForm,
}

/** One form behind a button, which side and how long says the address: `?side=hand&fields=100`. */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const side = sides[asked.get('side') ?? '']
  if (!side) throw new Error('The address names no side.')
  const BenchForm = await side()
  const root = document.getElementById('root') ?? document.body
  const stage = <Stage Form={BenchForm} count={Number(asked.get('fields'))} />
  // The guard of a form asks the router.
  const router = createMemoryRouter([{ path: '*', element: stage }])
  createRoot(root).render(<RouterProvider router={router} />)
}

function Stage({ Form, count }: { Form: BenchForm; count: number }) {
  const [shown, setShown] = useState(false)
  return (
    <main>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      {shown && <Form count={count} />}
    </main>
  )
}

void start()
