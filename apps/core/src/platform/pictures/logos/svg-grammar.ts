/** Allowed elements. An SVG with any other element is refused. */
export const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop
  clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
)
/** Descriptions, which are invisible. They are removed, like everything in the namespace of a program. */
export const UNSEEN_ELEMENTS = new Set(['title', 'desc', 'metadata'])
/** The elements whose text is drawn. */
export const TEXT_ELEMENTS = new Set(['text', 'tspan', 'textPath'])

/** Properties allowed as attribute and in styles. */
export const PROPERTIES = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-kerning
  font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-rendering transform transform-box
  transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode`.split(/\s+/),
)
/** Properties allowed as attribute only. Other attributes are removed. */
export const ATTRIBUTES = new Set(
  `class clipPathUnits cx cy d dx dy dominant-baseline exponent filterUnits flood-color fr fx fy gradientTransform gradientUnits
  height id in in2 intercept k1 k2 k3 k4 lengthAdjust marker-height markerHeight markerUnits markerWidth maskContentUnits maskUnits
  method mode offset operator orient pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio
  primitiveUnits r radius refX refY result rotate rx ry slope spacing spreadMethod startOffset stdDeviation tableValues
  textLength type values viewBox width x x1 x2 y y1 y2`.split(/\s+/),
)
/** The elements that may refer to another part of the same drawing. */
export const POINTING_ELEMENTS = new Set('use textPath linearGradient radialGradient pattern'.split(' '))

/** The functions of a value. */
export const FUNCTIONS = new Set(
  `url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy drop-shadow blur`.split(
    /\s+/,
  ),
)
/** An address of a part of the same drawing. */
export const LOCAL_ADDRESS = /^#[^\s'"()<>\\]{1,200}$/
