import { type SpokenLanguage, directionOf } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'
import { type BrandColours, type FontFamily, brandCss } from '@vitrine/theme'
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts'

const madeWithOf = msg({ message: 'Made with {company}', context: 'line in a video that names the site' })

interface Lesson {
  title: string
  language: SpokenLanguage
  brandName: string
  /** The site that is named as the maker; null where it stays unnamed. */
  madeWith: string | null
  hasLogo: boolean
  hasPoster: boolean
  hasCaptions: boolean
}

/** Returns the page of a SCORM package. All its files are in the package, so it needs no other server. */
export function pageOf({ title, language, brandName, madeWith, ...has }: Lesson): string {
  const name = escapeHtml(brandName)
  const logo = has.hasLogo ? `<img src="logo.svg" alt="${name}">` : `<p>${name}</p>`
  const spoken = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const track = `\n<track kind="captions" src="captions.vtt" srclang="${language}" label="${escapeHtml(spoken)}">`
  const foot = madeWith
    ? `\n<footer>${escapeHtml(translate(language, madeWithOf, { company: madeWith }))}</footer>`
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<header>${logo}</header>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
<video controls playsinline preload="metadata"${has.hasPoster ? ' poster="poster.jpg"' : ''}>
<source src="video.mp4" type="video/mp4">${has.hasCaptions ? track : ''}
</video>
</main>${foot}
<script src="scorm.js"></script>
</body>
</html>
`
}

/** Returns the style of the page in the colours of a brand. It stays light, since the logo is made for light grounds. */
export function styleOf(brand: { colours: BrandColours; fontFamily: FontFamily }): string {
  return `${brandCss(brand)}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: flex; flex-direction: column; background: var(--bg); color: var(--text);
  font: 16px/1.5 var(--font-text); border-top: 4px solid var(--primary); }
header, main, footer { width: 100%; max-width: 1080px; margin: 0 auto; padding: 16px 24px; }
header img { display: block; height: 40px; max-width: 240px; object-fit: contain; object-position: left; }
[dir=rtl] header img { object-position: right; }
header p { font-weight: 600; }
main { flex: 1; padding-block: 0 24px; }
h1 { margin-bottom: 16px; font: 600 24px/1.25 var(--font-text); overflow-wrap: anywhere; }
video { display: block; width: 100%; max-height: calc(100vh - 180px); border-radius: 12px; background: #000; }
footer { color: var(--text-muted); font-size: 14px; }
`
}
