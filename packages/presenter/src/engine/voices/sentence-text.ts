import type { ScriptSentence } from '../../script/index.ts'

/** Returns the text of a sentence as it is spoken. Chinese words are not separated by spaces. */
export function textOf({ words }: ScriptSentence): string {
  return words
    .map(({ spoken }) => spoken)
    .join(' ')
    .replace(/(?<=\p{Script=Han}[，。！？、；：]?) (?=[“「（《]?\p{Script=Han})/gu, '')
}
