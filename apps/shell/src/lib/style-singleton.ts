import { useEffect } from 'react'

/**
 * Returns a component that applies rules to the page while it is mounted. The build puts this module in the place of
 * `react-style-singleton`, through which Radix stops a page from scrolling behind a dialog: the original inserts a style element
 * with text, which the policy of our pages refuses.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet
  return function Sheet({ styles }: { styles: string }): null {
    useEffect(() => {
      if (users++ === 0) sheet = adopt(styles)
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
      // As in the original, changed rules apply from the next mount.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [])
    return null
  }
}

function adopt(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
