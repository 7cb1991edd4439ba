import type { FontFamily } from './brand.ts'

// The names of the variable web font and of an installed font.
const stacks: Record<FontFamily, string> = {
  Inter: "'Inter Variable',Inter",
  Roboto: "'Roboto Variable',Roboto",
  'Open Sans': "'Open Sans Variable','Open Sans'",
  Lato: 'Lato',
  'Source Sans Pro': "'Source Sans 3 Variable','Source Sans 3','Source Sans Pro'",
}

// Fallback fonts for Persian, Hindi and Chinese, which the families lack.
const scripts = [
  "'Vazirmatn Variable',Vazirmatn",
  "'Noto Sans Devanagari Variable','Noto Sans Devanagari'",
  // Web fonts last: what is installed is not fetched.
  "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei','Installed Chinese','Noto Sans SC Variable'",
].join(',')

/** Returns the `font-family` lists of text and headings. */
export function fontStacks(family: FontFamily): { text: string; display: string } {
  const text = `${stacks[family]},${scripts},system-ui,sans-serif`
  // Inter is the default and has its own heading font. A chosen family sets the headings too.
  const display = family === 'Inter' ? `'Bricolage Grotesque Variable','Bricolage Grotesque',${text}` : text
  return { text, display }
}
