import { type BaseInputTemplateProps } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import { BaseInputTemplate } from '../../../runtime/kinds/form/theme/widgets/BaseInputTemplate.tsx'

/** Milliseconds without a key after which an input reports what was typed. */
const pause = 200

/** The input of the theme that holds what is typed and reports it once the typing pauses, or when it is left. */
export function LateInput(props: BaseInputTemplateProps) {
  const { value, onChange, onBlur } = props
  const [typed, setTyped] = useState<{ readonly text: unknown }>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const report = (text: unknown) => {
    clearTimeout(timer.current)
    onChange(text)
    setTyped(undefined)
  }
  return (
    <BaseInputTemplate
      {...props}
      value={typed ? typed.text : value}
      onChange={text => {
        setTyped({ text })
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => report(text), pause)
      }}
      onBlur={(id, left) => {
        if (typed) report(typed.text)
        onBlur(id, left)
      }}
    />
  )
}
