/** Replies of sandboxes that did not keep to the contract; `expectReplies.ts` fails the test in whose time they came. */
export const replyFaults: string[] = []
