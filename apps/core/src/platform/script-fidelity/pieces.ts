const ENDS = /(?<=[.!?…。！？।؟]["'”’»)\]」』）》]{0,5})\s+|(?<=[。！？।])/gu

/** A part of a script: the text to translate, and what follows it unchanged. */
interface ScriptPiece {
  text: string
  gap: string
}

const MARK_LINE = /^[ \t]*\[[ \t]*(?:picture[ \t]+\d{1,3}|presenter)[ \t]*\][ \t]*$/i

/**
 * Splits a script into pieces of at most `charactersMax` characters, at the ends of lines and sentences. Empty lines and marks
 * become gaps, so that they keep their places. Text and gaps together are the script again.
 */
export function piecesOf(script: string, charactersMax: number): ScriptPiece[] {
  const pieces: ScriptPiece[] = []
  for (const [index, line] of script.split('\n').entries()) {
    const last = pieces.at(-1)
    const lead = index === 0 ? '' : '\n'
    if (last) last.gap += lead
    else pieces.push({ text: '', gap: lead })
    if (line.trim() === '' || MARK_LINE.test(line)) (pieces.at(-1) as ScriptPiece).gap += line
    else for (const text of sentencesWithin(line, charactersMax)) pieces.push(spaced(text))
  }
  return pieces
}

function spaced(text: string): ScriptPiece {
  const trimmed = text.trimEnd()
  return { text: trimmed, gap: text.slice(trimmed.length) }
}

/** Divides a line into parts of whole sentences. A sentence longer than a part is cut at a space. */
function sentencesWithin(line: string, charactersMax: number): string[] {
  const parts: string[] = []
  let at = 0
  while (line.length - at > charactersMax) {
    const window = line.slice(at, at + charactersMax)
    const ends = [...window.matchAll(ENDS)].map((found) => found.index + found[0].length).filter((end) => end > 0)
    const space = window.lastIndexOf(' ') + 1
    const cut = ends.at(-1) ?? (space > 0 ? space : charactersMax)
    parts.push(line.slice(at, at + cut))
    at += cut
  }
  return [...parts, line.slice(at)]
}
