/** The sentence a script opens with, to be shown under a presenter's face; long ones are cut at a word. */
export function firstLine(script: string, charactersMax = 90): string {
  const line = script.trim().match(/^.+?(?:[.!?…](?=\s|$)|$)/mu)?.[0] ?? ''
  if (line.length <= charactersMax) return line
  return `${line.slice(0, line.lastIndexOf(' ', charactersMax))} …`
}
