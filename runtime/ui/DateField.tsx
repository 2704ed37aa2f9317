import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day typed as yyyy-MM-dd. What cannot be read as a day stays in the field: the caller says so through `error`. */
export function DateField(field: DateFieldProps) {
  return <TextField placeholder="yyyy-MM-dd" maxLength={32} dir="ltr" spellCheck={false} {...field} />
}

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon'>
