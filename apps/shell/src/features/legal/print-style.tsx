import { createGlobalStyle } from 'styled-components'

/** Prints the text only: no bars, no table of contents, and black on white in every theme. */
export const PrintStyle = createGlobalStyle`
  @media print {
    #root > :not(main), main nav { display: none; }
    :root, body, main, main * {
      background: none !important;
      color: CanvasText !important;
      color-scheme: light !important;
      box-shadow: none !important;
    }
    @page { margin: 20mm; }
  }
`
