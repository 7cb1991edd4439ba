/** Properties that only change appearance: they can neither fetch a file nor lay a picture over a form. */
const NAMES = `accent-color align-content align-items align-self aspect-ratio background background-blend-mode background-clip
background-color background-image background-origin background-position background-repeat background-size block-size border
border-block border-block-color border-block-end border-block-start border-block-style border-block-width border-bottom
border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse
border-color border-end-end-radius border-end-start-radius border-inline border-inline-color border-inline-end
border-inline-start border-inline-style border-inline-width border-left border-left-color border-left-style border-left-width
border-radius border-right border-right-color border-right-style border-right-width border-spacing border-start-end-radius
border-start-start-radius border-style border-top border-top-color border-top-left-radius border-top-right-radius
border-top-style border-top-width border-width box-shadow box-sizing caret-color clip-path color column-count column-gap
column-rule column-width columns display filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float
font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-variant-caps
font-variant-ligatures font-variant-numeric font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows
grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template grid-template-areas
grid-template-columns grid-template-rows height hyphens inline-size isolation justify-content justify-items justify-self
letter-spacing line-height list-style-type margin margin-block margin-block-end margin-block-start margin-bottom margin-inline
margin-inline-end margin-inline-start margin-left margin-right margin-top max-block-size max-height max-inline-size max-width
min-block-size min-height min-inline-size min-width mix-blend-mode object-fit object-position opacity order outline
outline-color outline-offset outline-style outline-width overflow-wrap padding padding-block padding-block-end
padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right
padding-top place-content place-items place-self rotate row-gap scale text-align text-align-last text-decoration
text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-indent text-overflow
text-shadow text-transform text-underline-offset text-wrap transform transform-origin transition transition-delay
transition-duration transition-property transition-timing-function translate vertical-align white-space width word-break
word-spacing animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count
animation-name animation-timing-function`

export const allowedProperties: ReadonlySet<string> = new Set(NAMES.split(/\s+/))

/** Properties that may contain a quoted text. That of any other, as of `list-style-type`, would be shown on the page. */
export const propertiesWithText: ReadonlySet<string> = new Set([
  'font-feature-settings',
  'grid',
  'grid-template',
  'grid-template-areas',
])

const FUNCTIONS = `var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark linear-gradient
radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient cubic-bezier steps
linear translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix blur brightness contrast drop-shadow
grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon minmax repeat fit-content`

/** Functions allowed in values. Those that fetch (`url`, `image-set`, `src`, `element`) are not among them. */
export const allowedFunctions: ReadonlySet<string> = new Set(FUNCTIONS.split(/\s+/))

const PSEUDOS = `hover focus focus-visible focus-within active visited link any-link first-child last-child only-child nth-child
nth-last-child first-of-type last-of-type nth-of-type not is where disabled enabled checked empty before after placeholder
first-line first-letter marker selection dir lang`

/** States and parts of elements that a selector may name. */
export const allowedPseudos: ReadonlySet<string> = new Set(PSEUDOS.split(/\s+/))

/** Blocks around rules. All others fetch something or set up what is not the partner's: fonts, imports, layers. */
export const allowedAtRules: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'keyframes'])
