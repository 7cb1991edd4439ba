let title = ''

/** Stores the title of the screen that is being rendered on the server, where there is no document. */
export function noteTitle(text: string): void {
  title = text
}

/** Returns the title of the screen that was rendered last. */
export function renderedTitle(): string {
  return title
}
