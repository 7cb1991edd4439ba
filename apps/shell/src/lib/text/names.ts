/** Returns the word by which a person is greeted: the first with a letter in it, since a name may begin with an emoji. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.find((word) => /\p{L}/u.test(word)) ?? words[0] ?? ''
}

/** Returns the first letter or digit of a name in capitals, for a picture; the first character where it has neither. */
export function initialOf(name: string): string {
  const [alphanumeric] = /[\p{L}\p{N}]/u.exec(name) ?? []
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (alphanumeric ?? first?.segment ?? '').toUpperCase()
}
