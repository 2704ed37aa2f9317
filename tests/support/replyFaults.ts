/** Replies of sandboxes that did not keep to the contract; `expectReplies.ts` fails the test in whose time they came. */
export const replyFaults: string[] = []

/** Keeps what a sandbox in a process of its own has printed of them (`SANDBOX_CHECK=replies`). */
export function keepReplyFaults(line: string): void {
  const [, fault] = /The reply does not keep to the contract: (.*)/.exec(line) ?? []
  if (fault !== undefined) replyFaults.push(fault)
}
