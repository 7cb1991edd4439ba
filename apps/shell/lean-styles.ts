import type { Plugin } from 'vite'

/** What the file of the styles says for options that this app never sets, and what to say instead. */
const CUTS: [from: RegExp, to: string][] = [
  // Vendor prefixes (`enableVendorPrefixes`), which every browser that runs this code does without.
  [/(?<![\w$])\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  // An ancestor before every selector (`namespace`).
  [/(?<![\w$])(\w+)\.namespace&&\((\w+)=\w+\(\2,\1\.namespace\)\),/, ''],
  // Rules as text nodes instead of through the CSSOM (`disableCSSOMInjection`).
  [/(?<![\w$])\w+\?(new \w+\(\w+,\w+\)):new \w+\(\w+,\w+\)(?=\)\(this\.options\))/, '$1'],
]

/** Leaves parts of styled-components out that nothing here can reach. A newer one may be written otherwise: then it only weighs more. */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  transform: {
    filter: { id: /styled-components[\\/]dist[\\/]styled-components\.browser\.esm/ },
    handler: (code) => CUTS.reduce((text, [from, to]) => text.replace(from, to), code),
  },
}
