import { createGlobalStyle } from 'styled-components'

/** On paper there is the text only: no bars, no contents to press, and black on white whatever the theme. */
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
