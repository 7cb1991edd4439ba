import type { FontFamily } from './brand.ts'

// Each family is named twice: as the variable web font carries it and as a computer that has it installed does.
const stacks: Record<FontFamily, string> = {
  Inter: "'Inter Variable',Inter",
  Roboto: "'Roboto Variable',Roboto",
  'Open Sans': "'Open Sans Variable','Open Sans'",
  Lato: 'Lato',
  'Source Sans Pro': "'Source Sans 3 Variable','Source Sans 3','Source Sans Pro'",
}

// Persian, Hindi and Chinese are drawn by none of the families. Standing behind them, these faces fill in letter by
// letter, so a Persian title on an English page needs no rule of its own.
const scripts = [
  "'Vazirmatn Variable',Vazirmatn",
  "'Noto Sans Devanagari Variable','Noto Sans Devanagari'",
  "'PingFang SC','Noto Sans SC','Microsoft YaHei'",
].join(',')

/** The `font-family` lists of running text and of headings. */
export function fontStacks(family: FontFamily): { text: string; display: string } {
  const text = `${stacks[family]},${scripts},system-ui,sans-serif`
  // Inter is the choice of everybody who made none, and the house pairs it with a display face. Any other family was
  // picked on purpose and sets the headings too.
  const display = family === 'Inter' ? `'Bricolage Grotesque Variable','Bricolage Grotesque',${text}` : text
  return { text, display }
}
