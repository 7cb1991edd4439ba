let title = ''

/** Keeps what the screen that is being rendered calls itself, where there is no document to name. */
export function noteTitle(text: string): void {
  title = text
}

/** What the screen that was rendered last called itself. */
export function renderedTitle(): string {
  return title
}
