import { fullName, misspeltName, namesAlike, nearestFirst } from '../compoundNames.ts'
import { list, say, spelledOtherwise } from '../wording.ts'

/** The resources that users hold. */
export const resourceWords = {
  resourceUnknown: (name: string, known: readonly string[]) =>
    say(
      'resource-unknown',
      `names the resource "${name}", which no call and no list of resources has.`,
      `${resourceMeant(name, known)} A new one is the \`resource\` of the call that it protects.`,
    ),
  resourceMisspelt: (name: string, meant: string) =>
    say(
      'resource-misspelt',
      `names the resource "${name}", which nothing else names; the lists of resources have "${meant}".`,
      `Write "${meant}", or add "${name}" to the list if it is another one.`,
    ),
}

/** The resource that is meant, or those most like it. */
function resourceMeant(name: string, known: readonly string[]): string {
  const near = spelledOtherwise(name, known) ?? misspeltName(name, known) ?? fullName(name, known)
  if (near !== undefined) return `Did you mean "${near}"?`
  const alike = namesAlike(name, known)
  return alike.length > 0
    ? `The most similar resources: ${list(alike.slice(0, 8))}.`
    : `The resources are ${list(nearestFirst(name, known), 8)}.`
}
