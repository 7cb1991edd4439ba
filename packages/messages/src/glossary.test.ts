import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const TRANSLATED = ['es', 'zh', 'hi', 'fa']

it.each(TRANSLATED)('no text in %s uses a word that its glossary forbids', (language) => {
  const words = wordsNotUsed(language)
  const found = textsIn(language).flatMap((text) =>
    words.filter((word) => patternOf(word, language).test(text)).map((word) => ({ word, text })),
  )

  expect(words.length).toBeGreaterThan(25)
  expect(found).toEqual([])
})

it('a forbidden word is found as a whole, and with any ending where the glossary says so', () => {
  expect(['el vídeo', 'los vídeos'].filter((text) => patternOf('vídeo…', 'es').test(text))).toHaveLength(2)
  expect(['la carta', 'descarta', 'cartas'].filter((text) => patternOf('carta', 'es').test(text))).toEqual(['la carta'])
  expect(['یک نامه', 'دعوت‌نامه'].filter((text) => patternOf('نامه', 'fa').test(text))).toEqual(['یک نامه'])
  expect(patternOf('文稿', 'zh').test('您的文稿已保存')).toBe(true)
})

it('texts in Farsi use Persian digits', () => {
  const latin = textsIn('fa').filter((text) => /[0-9]/.test(withoutMachineText(text)))

  expect(latin).toEqual([])
})

/** Returns the words of the third column of a language's glossary, each of which is in backquotes. */
function wordsNotUsed(language: string): string[] {
  const glossary = readFileSync(`${ROOT}docs/glossary/${language}.md`, 'utf8')
  const cells = [...glossary.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, cell]) => cell ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''))
}

/** Returns a pattern that matches a whole word. `…` at its end matches every ending; Chinese has no spaces between words. */
function patternOf(word: string, language: string): RegExp {
  const wordPart = String.raw`[\p{L}\p{M}\u200c]`
  const stem = word.replace('…', '')
  if (language === 'zh') return new RegExp(stem, 'u')
  return new RegExp(`(?<!${wordPart})${stem}${word.endsWith('…') ? '' : `(?!${wordPart})`}`, 'iu')
}

/** Returns the translations of every catalog and what the tenants say in a language. */
function textsIn(language: string): string[] {
  const catalogs = globSync(`{apps/shell,packages/messages}/locales/${language}/*.po`, { cwd: ROOT })
  const translations = catalogs.flatMap((path) =>
    readFileSync(ROOT + path, 'utf8')
      .split(/\n{2,}/)
      .map(translationOf),
  )
  const tenants = globSync(`tenants/*/words.${language}.json`, { cwd: ROOT })
  expect([catalogs.length, tenants.length].every((count) => count > 2)).toBe(true)
  return [...translations.slice(1), ...tenants.flatMap((path) => readFileSync(ROOT + path, 'utf8').split('\n'))]
}

function translationOf(entry: string): string {
  const written = /^msgstr (.*)/ms.exec(entry)?.[1] ?? ''
  return written.startsWith('""\n"POT') ? '' : written.replaceAll('"\n"', '')
}

/** Returns a text without arguments, tags, and what stays Latin: names and what machines read. */
function withoutMachineText(text: string): string {
  return (
    text
      .replaceAll(/\{\d+|<\/?\d+\/?>/g, ' ')
      // Addresses of networks, moments, months and shapes, as calls take them.
      .replaceAll(/\b\d+(?:\.\d+){3}(?:\/\d+)?|\b[0-9a-f]+:[0-9a-f:]*::(?:\/\d+)?/g, ' ')
      .replaceAll(/\b\d{4}-\d\d(?:-\d\dT[\d:]+Z)?|\b\d+:\d+\b/g, ' ')
      .replaceAll(/\+1 555 010 0199|4242(?: 4242){3}|(?<=؛ )429(?= )/g, ' ')
      .replaceAll(/[0-9 ]*[A-Za-z#][^\p{Script=Arabic}]*/gu, ' ')
  )
}
