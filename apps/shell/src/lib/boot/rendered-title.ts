let title = ''

/** Keeps what the screen that is being rendered calls itself, where there is no document to name. */
export function noteTitle(text: string): void {
  title = text
}

/** Returns the title of the screen that was rendered last. */
export function renderedTitle(): string {
  return title
}
