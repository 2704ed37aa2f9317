import { ErrorId } from './ErrorId.tsx'

/** Further texts of a toast, and the ids under which the server logged its failures. */
export function ToastText({ texts, errorIds }: ToastTextProps) {
  return (
    <>
      {texts.map(text => (
        <div key={text}>
          <bdi>{text}</bdi>
        </div>
      ))}
      {errorIds.map(id => (
        <ErrorId key={id} id={id} />
      ))}
    </>
  )
}

export interface ToastTextProps {
  texts: readonly string[]
  errorIds: readonly string[]
}
