/** Puts text on the clipboard and answers whether the browser let us. A page that came without TLS has no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
