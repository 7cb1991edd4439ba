/**
 * Copies text to the clipboard. Returns false where the browser refuses, or has no clipboard because the page was served
 * without TLS.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
