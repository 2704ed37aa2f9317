/** Holds what the sandbox takes its time over: shut, it goes on when the gate is opened; open, at once. */
export function gate() {
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
