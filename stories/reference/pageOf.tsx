import { type ReactElement } from 'react'
import { WordPage } from './WordPage.tsx'
import { type Group, words } from './words.ts'

/** Draws the page of a word. */
export function pageOf(group: Group, name: string): () => ReactElement {
  return () => {
    const word = words.find(one => one.group === group && one.name === name)
    return word ? <WordPage word={word} /> : <p>The language has no word {name}.</p>
  }
}
