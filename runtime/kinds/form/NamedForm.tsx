import { type ComponentProps, createContext, use } from 'react'

/** The accessible name of the form that is drawn. */
export const FormLabelContext = createContext<string | undefined>(undefined)

/** The element of a form with its name: rjsf hands no attribute of ours on to it. */
export function NamedForm({ as: _, ...props }: ComponentProps<'form'> & { as?: unknown }) {
  return <form {...props} aria-label={use(FormLabelContext)} />
}
