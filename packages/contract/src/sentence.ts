/** Values of the arguments of a message. */
export type SentenceValues = Readonly<Record<string, string | number>>

/** A message for people: an ICU message in English, by which its translations are found, and its values. */
export interface Sentence {
  message: string
  values?: SentenceValues | undefined
}

/** The names of the arguments in an ICU message. The cases of a plural contain `#` and words, but no arguments of their own. */
type ArgumentsOf<Message extends string> = Message extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Argument}}${string}` ? NameOf<Argument> : never) | ArgumentsOf<Rest>
  : never

type NameOf<Argument extends string> = Argument extends `${infer Name},${string}` ? Word<Name> : Word<Argument>

type Word<Name extends string> = Name extends '' | `${string}${' ' | '#' | "'" | '{'}${string}` ? never : Name

type ValuesOf<Message extends string> = [ArgumentsOf<Message>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentsOf<Message>, string | number>>]

/** Returns a message. The compiler checks that every argument has its value. */
export function sentence<const Message extends string>(message: Message, ...[values]: ValuesOf<Message>): Sentence {
  return values === undefined ? { message } : { message, values }
}
