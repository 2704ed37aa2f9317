/** A pause for slow operations of the sandbox: while it is shut, they wait until it is opened. */
export function pausable() {
  let shut: Promise<void> | undefined
  let release = () => {}
  return {
    /** For `openSandbox`. */
    pause: async () => {
      await shut
    },
    shut() {
      shut = new Promise(resolve => {
        release = resolve
      })
    },
    open() {
      shut = undefined
      release()
    },
  }
}
