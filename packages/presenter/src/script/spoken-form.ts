import type { Language } from '../film/film-job.ts'

interface SpokenWords {
  dot: string
  at: string
  and: string
  squareMetres: string
  squareFeet: string
  currencies: Record<string, string>
}

const WORDS: Record<Language, SpokenWords> = {
  en: {
    dot: 'dot',
    at: 'at',
    and: 'and',
    squareMetres: 'square metres',
    squareFeet: 'square feet',
    currencies: { $: 'dollars', '€': 'euros', '£': 'pounds' },
  },
  es: {
    dot: 'punto',
    at: 'arroba',
    and: 'y',
    squareMetres: 'metros cuadrados',
    squareFeet: 'pies cuadrados',
    currencies: { $: 'dólares', '€': 'euros', '£': 'libras' },
  },
  fa: { dot: 'نقطه', at: 'ات', and: 'و', squareMetres: 'متر مربع', squareFeet: 'فوت مربع', currencies: { $: 'دلار', '€': 'یورو' } },
  hi: { dot: 'डॉट', at: 'ऐट', and: 'और', squareMetres: 'वर्ग मीटर', squareFeet: 'वर्ग फुट', currencies: { $: 'डॉलर', '€': 'यूरो' } },
  zh: { dot: '点', at: '艾特', and: '和', squareMetres: '平方米', squareFeet: '平方英尺', currencies: { $: '美元', '€': '欧元' } },
}

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[:/?#]\S*)?$/iu
const ADDRESS = /^(?:mailto:)?([\p{L}\p{N}._%+-]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/iu
const SUM = /^([$€£])(\d[\d.,]*)$/
const TRAILING = /[.,;:!?…)"'”’»]+$/u

// A run of letters this long is no word in any language; the voice gets it in pieces it can breathe between.
const LONGEST_SPOKEN_RUN = 40

const saidDots = (host: string, dot: string) => host.split('.').join(` ${dot} `)

/** How a word is said: links by their host, sums with their currency behind, very long runs in pieces. */
export function spokenForm(text: string, language: Language): string {
  const words = WORDS[language]
  const [trailing = ''] = TRAILING.exec(text) ?? []
  const bare = text.slice(0, text.length - trailing.length)
  const address = ADDRESS.exec(bare)
  if (address) return `${saidDots(address[1] ?? '', words.dot)} ${words.at} ${saidDots(address[2] ?? '', words.dot)}${trailing}`
  const looksLikeLink = /^(?:https?:|www\.)/i.test(bare) || /\.(?:com|net|org|io|es|eu|example|travel|homes)(?:[/?#]|$)/i.test(bare)
  const link = looksLikeLink ? LINK.exec(bare) : null
  if (link) return saidDots(link[1] ?? '', words.dot) + trailing
  const sum = SUM.exec(bare)
  const currency = sum ? words.currencies[sum[1] ?? ''] : undefined
  if (sum && currency) return `${sum[2]} ${currency}${trailing}`
  if (bare === '&' || bare === '+') return words.and
  return text
    .replace(/(?<=\d)\s?m²|^m²$/g, ` ${words.squareMetres}`)
    .replace(/(?<=\d)\s?(?:sq\.?ft|ft²)/gi, ` ${words.squareFeet}`)
    .replace(/[\p{L}\p{M}]{41,}/gu, (run) => run.match(new RegExp(`.{1,${LONGEST_SPOKEN_RUN}}`, 'gsu'))?.join(' ') ?? run)
    .trim()
}
