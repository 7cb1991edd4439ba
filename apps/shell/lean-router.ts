import type { Plugin } from 'vite'

/** What the router's file says for developer tools and for its framework mode, which this app does not run, and what to say instead. */
const CUTS: [from: RegExp, to: string][] = [
  // Names are given by statements, which would keep every component in the build, used or not.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  // Loading what a link leads to beforehand, errors of server components, and a page for errors of routes with data.
  [/React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null'],
  [/React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/g, 'result'],
  [/ \|\| defaultErrorElement/g, ''],
]

/** Leaves parts of the router out that nothing here can reach. A newer router may be written otherwise: then it only weighs more. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => CUTS.reduce((text, [from, to]) => text.replace(from, to), code),
  },
}
