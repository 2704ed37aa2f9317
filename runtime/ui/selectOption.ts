/** One of the values that a control offers. */
export interface SelectOption {
  value: string
  label: string
  /** Shown and not to be chosen. Default false. */
  disabled?: boolean | undefined
}
