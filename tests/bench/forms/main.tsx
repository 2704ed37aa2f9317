import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { Button } from '../../../runtime/ui/Button.tsx'

const sides = {
  hand: () => import('./HandForm.tsx'),
  console: () => import('./ConsoleForm.tsx'),
  plain: () => import('./PlainForm.tsx'),
}

type BenchForm = (props: { count: number }) => React.ReactNode

/** One form behind a button, which side and how long says the address: `?side=hand&fields=100`. */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const side = Object.entries(sides).find(([name]) => name === asked.get('side'))
  if (!side) throw new Error('The address names no side.')
  const { BenchForm } = await side[1]()
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
