import { token } from '@vitrine/theme'
import { createGlobalStyle } from 'styled-components'
import { media } from './shapes.ts'

/** Base styles of all elements, before those of components. */
export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-block: 96px; }
  body {
    min-block-size: 100dvh;
    background: ${token.bg};
    color: ${token.text};
    font: 400 ${token.fontSize.body}/1.55 ${token.font.text};
    -webkit-font-smoothing: antialiased;
  }
  #root { min-block-size: 100dvh; display: flex; flex-direction: column; }
  h1, h2, h3 { text-wrap: balance; }
  h1, h2 { font-family: ${token.font.display}; font-weight: 700; letter-spacing: -.02em; }
  h2 { font-size: 1.375rem; line-height: 1.2; }
  h3 { font-size: 1rem; font-weight: 600; line-height: 1.35; }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  img, svg, canvas, video { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  [dir=auto]:placeholder-shown { direction: inherit; }
  fieldset { border: 0; padding: 0; min-inline-size: 0; }
  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
    border-radius: ${token.radius.tag};
  }
  /* These get the focus from a script, so that reading begins there; nobody presses them. */
  main:focus, :is(h1, h2)[tabindex='-1']:focus { outline: none; }
  [dir=rtl] .flips { transform: scaleX(-1); }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
  }
  ${media.moving} { html { scroll-behavior: smooth; } }
`
