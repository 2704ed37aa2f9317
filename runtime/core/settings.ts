/** Screens and resources that the runtime refers to, named by the application. */
export interface Settings {
  readonly screens: {
    readonly login: string
    readonly logout: string
    readonly home: string
    readonly forbidden: string
    readonly notFound: string
    readonly maintenance: string
    readonly error: string
    /** Opened with the parameter `id` when a search finds exactly one order. */
    readonly order: string
    /** Opened with `fieldName` and `fieldValue`, in its path or its query, when a search finds several orders. */
    readonly search: string
  }
  /** Path of the call that finds orders, with the placeholders `field` and `value` (spec 1 §7). */
  readonly searchCall: string
  /** Path of the call that finds records of every kind, with the placeholder `text`. Default: the palette finds none. */
  readonly recordSearchCall?: string
  /** Path of the list of orders below the legacy base (spec 1 §2, 'Order search side panel'). */
  readonly legacyOrders: string
  /** Resource whose holders get no search in the top bar (spec 2 §2.1). */
  readonly searchHiddenBy: string
  /** Value of `application` in the address that belongs to the legacy system (spec 2 §4.1). */
  readonly legacyApplication: string
  /** Resource whose holders may save and delete grid filters (spec 1 §6). */
  readonly savedFilters: string
}
