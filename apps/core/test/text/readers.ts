import type { Language, SpokenLanguage } from '@vitrine/contract'
import { translateText } from '@vitrine/messages'
import { tasks as editing } from '../../src/adapters/editing-rules/improve.ts'
import { translateFaithfully } from '../../src/adapters/language-models/faithful-translation.ts'
import { browserName } from '../../src/features/auth/sessions/browser-name.ts'
import { isProgram } from '../../src/features/sharing/plays/bots.ts'
import { embedCode } from '../../src/features/sharing/embed-code.ts'
import { sentencesIn, sentencesOf } from '../../src/features/sharing/transcript.ts'
import { estimateForVideo } from '../../src/features/scripts/script-tasks.ts'
import { filterCss } from '../../src/features/branding/css/filter.ts'
import { siteName as domainName } from '../../src/features/domains/names.ts'
import { checkSpf } from '../../src/features/email/senders/spf.ts'
import { siteColours } from '../../src/features/branding/website/site-colours.ts'
import { siteFont } from '../../src/features/branding/website/site-font.ts'
import { logoSources } from '../../src/features/branding/website/site-logos.ts'
import { siteName } from '../../src/features/branding/website/site-name.ts'
import { byteRange } from '../../src/platform/http/files/byte-range.ts'
import { attachment } from '../../src/platform/http/files/download.ts'
import { languageOf as pageLanguage } from '../../src/platform/http/language.ts'
import { isSameOrigin } from '../../src/platform/http/requests/origin.ts'
import { translateProblem } from '../../src/platform/http/problem-messages.ts'
import { freeText } from '../../src/platform/email/free-text.ts'
import { isStaffEmail } from '../../src/platform/email/staff-email.ts'
import { tableLine } from '../../src/platform/table-file/table-file.ts'
import { tasks as tables } from '../../src/platform/table-file/read.ts'
import { rowsToFix } from '../../src/platform/table-file/rows-to-fix.ts'
import { suggestedColumns } from '../../src/platform/table-file/suggested-columns.ts'
import { readMarkup } from '../../src/platform/web-pages/markup.ts'
import { readPageHead } from '../../src/platform/web-pages/page-head.ts'
import { faultOfEdited, faultOfTranslated } from '../../src/platform/script-fidelity/fidelity.ts'
import { keptParts, languageOf } from '../../src/platform/script-fidelity/script-facts.ts'
import { protectWords } from '../../src/platform/script-fidelity/placeholders.ts'
import { inlineThreads, owner } from '../owner.ts'

/** A function that reads what people write or send, with the longest text it can get. */
export interface Reader {
  size: number
  /** Defaults to 100. */
  limitMs?: number
  read: (text: string, language: SpokenLanguage) => unknown
}

const SCRIPT = 60_000
const HEADER = 16_000
const PAGE = 3 * 1024 * 1024
const TABLE = 2 * 1024 * 1024

/** The maximum number of terms of a person and a site together, many of them alike. */
const terms = Array.from({ length: 1000 }, (_, index) => ({
  written: ['a', 'word', '好'.repeat(20), 'the old', 'A b'][index % 5] + (index < 5 ? '' : ` ${index}`),
  translation: index % 2 === 0 ? null : 'x',
}))

/** Runs work and ignores its errors: refused texts were read as well. */
const quiet = async (work: () => unknown) => {
  try {
    return await work()
  } catch {
    return undefined
  }
}
const request = (headers: Record<string, string>, url = '/') => ({ headers, url })
const ADDRESS = 'https://www.azure-coast.example/'

async function* oneRow(text: string) {
  yield { row: { line: 2, cells: [text] }, reasons: [{ message: text }] }
}

export const readers: Record<string, Reader> = {
  'a script that becomes a video': {
    size: SCRIPT,
    read: (script, language) => quiet(() => estimateForVideo({ script, language })),
  },
  'the language of a script': { size: SCRIPT, read: (script, language) => languageOf(script, language) },
  'a script made better': {
    size: SCRIPT,
    read: (script, language) => editing.improve.run({ script, language, terms: terms.map(({ written }) => written) }),
  },
  'an edited script': { size: SCRIPT, read: (script, language) => faultOfEdited(script, `${script} `, language) },
  'a translated script': {
    size: SCRIPT,
    read: (script, language) => faultOfTranslated(script, `${script} `, language),
  },
  'figures and addresses of a script': { size: SCRIPT, read: (script) => keptParts(script, 'ZQ\\d+') },
  'the terms and marks of a script': { size: SCRIPT, read: (script) => protectWords(script, terms) },
  'a script in pieces': {
    size: SCRIPT,
    read: (script, into) =>
      translateFaithfully(
        { script, from: undefined, into, owner, terms },
        { charactersMax: 1500, textsMax: 20, threads: inlineThreads },
        async (texts) => [...texts],
      ).catch(() => undefined),
  },
  'the sentences of a script': { size: SCRIPT, read: sentencesOf },
  'the sentences of captions': {
    size: SCRIPT,
    read: (text) => sentencesIn(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`),
  },
  'a newsletter': { size: 20_000, read: (text) => freeText(text, 'color:red') },
  'words of a mail': {
    size: 2000,
    read: (text) => {
      try {
        return translateText('en', text, { name: 'Ana' })
      } catch {
        return 'no ICU message'
      }
    },
  },
  'a style sheet': { size: 50_000, read: filterCss },
  'the head of a page': { size: 400_000, read: (html) => readPageHead(html, ADDRESS) },
  'the name of a site': { size: PAGE, limitMs: 300, read: (html) => siteName(readMarkup(html), ADDRESS) },
  'the logos of a site': { size: PAGE, limitMs: 300, read: (html) => logoSources(html, readMarkup(html), ADDRESS) },
  'the font of a site': { size: PAGE, limitMs: 300, read: siteFont },
  'the colours of a site': { size: PAGE, limitMs: 300, read: (css) => siteColours(css, [css.slice(0, 4000)]) },
  'a table': {
    size: TABLE,
    limitMs: 300,
    read: (text) => quiet(() => tables.readTable.run({ bytes: Buffer.from(text), rowsMax: 50_000 })),
  },
  'the columns of a table': {
    size: 10_000,
    read: (text) => suggestedColumns([text], { title: ['title'], script: ['script'] }),
  },
  'a row that comes back': {
    size: SCRIPT,
    read: (text, language) => rowsToFix(['a'], oneRow(text), language),
  },
  'a cell': { size: SCRIPT, read: (text) => tableLine([text]) },
  'a refusal': { size: SCRIPT, read: (text, language) => translateProblem(language as Language, { message: text }) },
  'a name of a domain': { size: HEADER, read: (text) => domainName(text, ['vitrine.example']) },
  'an SPF record': {
    size: HEADER,
    read: (text) => {
      const search = { domain: 'vitrine.example', ours: 'spf.vitrine.example', wasDoubled: false }
      return checkSpf(async () => [], { ...search, found: [`v=spf1 ${text}`] })
    },
  },
  'an address of the staff': { size: HEADER, read: (text) => isStaffEmail(text, 'vitrine.example') },
  'a title in code': { size: HEADER, read: (title) => embedCode(ADDRESS, { title, shape: '16:9' }) },
  'a name of a file': { size: HEADER, read: (name) => quiet(() => attachment(name)) },
  'the header User-Agent': { size: HEADER, read: (text) => [browserName(text), isProgram(text)] },
  'the header Range': { size: HEADER, read: (text) => byteRange(text, 1000) },
  'the header Origin': {
    size: HEADER,
    read: (text) => [text, `https://${text}`].map((origin) => isSameOrigin({ origin, host: text }, 'a.example')),
  },
  'the header Accept-Language': {
    size: HEADER,
    read: (text) => pageLanguage(request({ 'accept-language': text })),
  },
  'the header Cookie': {
    size: HEADER,
    read: (text) => pageLanguage(request({ cookie: text }, `/?lang=${encodeURI(text.toWellFormed())}`)),
  },
}
