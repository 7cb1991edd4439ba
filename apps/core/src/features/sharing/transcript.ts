export interface Sentence {
  /** Seconds from the start of the video; null when no time was recorded. */
  at: number | null
  text: string
}

const CUE = /^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3}) --> .*\n([\s\S]*?)$/
const SENTENCE_END = /[.!?…。！？।؟۔]["'”’»)\]」』]*$/
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
/** Characters of scripts that write no space between words. */
const CLOSE = /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]$/u
/** A longer sentence is cut here, so that it can be read and followed. */
const CHARACTERS_MAX = 400

/** Returns the sentences of a caption file (WebVTT), each with the second at which it begins. */
export function sentencesIn(webVtt: string): Sentence[] {
  const sentences: Sentence[] = []
  let open: Sentence | undefined
  for (const { at, text } of cuesIn(webVtt)) {
    open = open ? { ...open, text: joined(open.text, text) } : { at, text }
    if (!SENTENCE_END.test(text) && open.text.length < CHARACTERS_MAX) continue
    sentences.push(open)
    open = undefined
  }
  return open ? [...sentences, open] : sentences
}

/** Returns the sentences of a script whose video has no captions. */
export function sentencesOf(script: string, language: string): Sentence[] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(script)]
  return parts.map(({ segment }) => ({ at: null, text: segment.trim() })).filter(({ text }) => text !== '')
}

function cuesIn(webVtt: string): { at: number; text: string }[] {
  return webVtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [, hours = '0', minutes = '0', seconds = '0', lines = ''] = CUE.exec(block.trim()) ?? []
      const text = plain(lines)
      return text ? [{ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }] : []
    })
}

/** Returns the text without word timings, direction marks and placeholders. */
function plain(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.replaceAll(/<[^<>]*>|\u200f/g, '').trim())
    .filter(Boolean)
    .map((line, index, all) => (needsSpace(all[index - 1] ?? '') ? ` ${line}` : line))
    .join('')
    .replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

function joined(before: string, after: string): string {
  return needsSpace(before) ? `${before} ${after}` : before + after
}

function needsSpace(before: string): boolean {
  return before !== '' && !CLOSE.test(before.slice(-2))
}
