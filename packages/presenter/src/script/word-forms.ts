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
  fa: {
    dot: 'نقطه',
    at: 'ات',
    and: 'و',
    squareMetres: 'متر مربع',
    squareFeet: 'فوت مربع',
    currencies: { $: 'دلار', '€': 'یورو' },
  },
  hi: {
    dot: 'डॉट',
    at: 'ऐट',
    and: 'और',
    squareMetres: 'वर्ग मीटर',
    squareFeet: 'वर्ग फुट',
    currencies: { $: 'डॉलर', '€': 'यूरो' },
  },
  zh: {
    dot: '点',
    at: '艾特',
    and: '和',
    squareMetres: '平方米',
    squareFeet: '平方英尺',
    currencies: { $: '美元', '€': '欧元' },
  },
}

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[:/?#]\S*)?$/iu
const ADDRESS = /^(?:mailto:)?([\p{L}\p{N}._%+-]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/iu
const SUM = /^([$€£])(\d[\d.,]*)$/
const TRAILING = /[.,;:!?…)"'”’»]+$/u

// A run of more than forty letters is no word in any language; the voice gets it in pieces it can breathe between.
const LONG_RUN = /[\p{L}\p{M}]{41,}/gu
const SPEAKABLE_PIECE = /.{1,40}/gsu
// Without a scheme only the usual endings make a link: "end.Next" is a missing space.
const MARKED_LINK = /^(?:https?:|www\.)|\.(?:com|net|org|io|es|eu|example|travel|homes)(?:[/?#]|$)/i

const saidDots = (host: string, dot: string) => host.split('.').join(` ${dot} `)

function saidPlainly(text: string, words: SpokenWords): string {
  return text
    .replace(/(?<=\d)\s?m²|^m²$/g, ` ${words.squareMetres}`)
    .replace(/(?<=\d)\s?(?:sq\.?ft|ft²)/gi, ` ${words.squareFeet}`)
    .replace(LONG_RUN, (run) => run.match(SPEAKABLE_PIECE)?.join(' ') ?? run)
    .trim()
}

/** A word as it is shown and as it is said: links by their host, sums with the currency behind, very long runs in pieces. */
export function wordForms(text: string, language: Language): { text: string; spoken: string } {
  const words = WORDS[language]
  const [trailing = ''] = TRAILING.exec(text) ?? []
  const bare = text.slice(0, text.length - trailing.length)
  const [, person, domain] = ADDRESS.exec(bare) ?? []
  if (person && domain) {
    return { text, spoken: `${saidDots(person, words.dot)} ${words.at} ${saidDots(domain, words.dot)}${trailing}` }
  }
  const [, host] = MARKED_LINK.test(bare) ? (LINK.exec(bare) ?? []) : []
  if (host) return { text: host + trailing, spoken: saidDots(host, words.dot) + trailing }
  const [, sign = '', amount] = SUM.exec(bare) ?? []
  const currency = words.currencies[sign]
  if (amount && currency) return { text, spoken: `${amount} ${currency}${trailing}` }
  if (bare === '&' || bare === '+') return { text, spoken: words.and }
  return { text, spoken: saidPlainly(text, words) }
}
