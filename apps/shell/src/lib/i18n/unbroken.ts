/** Keeps a number and its unit on one line: `13.7 MB` */
export function unbroken(figure: string): string {
  return figure.replaceAll(' ', '\u00A0')
}
