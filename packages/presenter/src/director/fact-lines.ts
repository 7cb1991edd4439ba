import type { Facts, Language } from '../composition/render-job.ts'

const LINES_MAX = 3

const LABELS: Record<Language, Record<'area' | 'bathroom' | 'bathrooms' | 'bedroom' | 'bedrooms', string>> = {
  en: { bedroom: 'bedroom', bedrooms: 'bedrooms', bathroom: 'bathroom', bathrooms: 'bathrooms', area: 'sq ft' },
  es: { bedroom: 'dormitorio', bedrooms: 'dormitorios', bathroom: 'baño', bathrooms: 'baños', area: 'm²' },
  fa: { bedroom: 'خواب', bedrooms: 'خواب', bathroom: 'حمام', bathrooms: 'حمام', area: 'متر مربع' },
  hi: { bedroom: 'शयनकक्ष', bedrooms: 'शयनकक्ष', bathroom: 'स्नानघर', bathrooms: 'स्नानघर', area: 'वर्ग मीटर' },
  zh: { bedroom: '间卧室', bedrooms: '间卧室', bathroom: '间卫生间', bathrooms: '间卫生间', area: '平方米' },
}

const counted = (count: string | undefined, one: string, many: string, language: Language) => {
  if (!count) return undefined
  const space = language === 'zh' ? '' : ' '
  return `${count}${space}${count.trim() === '1' ? one : many}`
}

/** Returns the facts of an offer beside title and price, as at most three lines. */
export function factLines(facts: Facts, language: Language): string[] {
  const { bedroom, bedrooms, bathroom, bathrooms, area } = LABELS[language]
  const beds = [
    counted(facts.bedrooms, bedroom, bedrooms, language),
    counted(facts.bathrooms, bathroom, bathrooms, language),
  ].filter((line) => line !== undefined)
  const lines = [
    facts.dates,
    facts.stay,
    beds.length > 0 ? beds.join(language === 'fa' ? '، ' : language === 'zh' ? '，' : ', ') : undefined,
    facts.area ? `${facts.area} ${facts.areaUnit ?? area}`.trim() : undefined,
    facts.reference,
  ]
  return lines.filter((line) => line !== undefined && line !== '').slice(0, LINES_MAX) as string[]
}
