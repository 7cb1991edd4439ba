// Browsers read the file after the click; a minute is more than they need to begin.
const REVOKE_AFTER_MS = 60_000

/** Has the browser save a file under `name`. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS)
}
