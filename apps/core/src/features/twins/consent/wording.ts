import type { Language } from '@vitrine/contract'

/** Incremented when a sentence changes; recordings store the version that was read. */
export const WORDING = 1

/** The sentences to read aloud. Each takes one or two breaths and avoids words with several pronunciations. */
const sentences: Record<Language, string> = {
  en: 'I am {name}. I allow {site} to make a digital twin of me from my recording and to use it in videos. My code is {code}.',
  es: 'Soy {name}. Permito que {site} cree un gemelo digital mío a partir de mi grabación y lo use en videos. Mi código es {code}.',
  zh: '我是{name}。我允许{site}用我的录像制作我的数字分身，并在视频中使用。我的验证码是{code}。',
  hi:
    'मैं {name} हूँ। मैं {site} को मेरी रिकॉर्डिंग से मेरा डिजिटल ट्विन बनाने और उसे वीडियो में इस्तेमाल करने की ' +
    'अनुमति देता/देती हूँ। मेरा कोड {code} है।',
  fa: 'من {name} هستم. به {site} اجازه می‌دهم از ضبط من یک همزاد دیجیتال از من بسازد و در ویدیوها از آن استفاده کند. کد من {code} است.',
}

interface Words {
  name: string
  site: string
  /** Six digits. */
  code: string
}

/** Returns the sentence in a language, the code in groups of three digits as that language writes them. */
export function consentSentence(language: Language, { name, site, code }: Words): string {
  const digits = new Intl.NumberFormat(language === 'fa' ? 'fa' : 'en', { useGrouping: false })
  const shown = Array.from(code, (digit) => digits.format(Number(digit))).join('')
  const grouped = `${shown.slice(0, 3)} ${shown.slice(3)}`
  const values: Record<string, string> = { name, site, code: grouped }
  return sentences[language].replaceAll(/\{(name|site|code)\}/g, (_, key: string) => values[key] ?? '')
}
