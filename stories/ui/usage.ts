/** How a component is used, for designers and developers; every component of stories/ui says it. */
export interface Usage {
  readonly when: Sentences
  /** When something else is better, and what. */
  readonly whenNot: Sentences
  /** How its texts are written. */
  readonly content: Sentences
  readonly accessibility: Sentences
  /** What its keys do. Default: it takes no key. */
  readonly keys?: Readonly<Record<string, string>>
  /** It lies over the page or fills it: its page of documentation draws it in a frame. Default false. */
  readonly overPage?: boolean
}

type Sentences = readonly [string, ...string[]]

/** The parameters with which a component says how it is used. */
export const usage = (usage: Usage) => ({ usage })
