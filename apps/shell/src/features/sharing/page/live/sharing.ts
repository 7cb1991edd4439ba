import { one } from './dom.ts'

const DONE_SHOWN_MS = 2000

/** The buttons that pass the video on: copying, the share menu of a telephone, and our own sheet where there is none. */
export function offerSharing(): void {
  const sheet = one<HTMLDialogElement>('[data-share-sheet]')
  const link = one<HTMLInputElement>('[data-link]')
  const code = one<HTMLTextAreaElement>('[data-embed-code]')
  if (!sheet || !link || !code) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]'))
    button.addEventListener('click', () => void copy(button, link))
  one('[data-copy-embed]')?.addEventListener(
    'click',
    ({ currentTarget }) => void copy(currentTarget as HTMLElement, code),
  )
  for (const button of document.querySelectorAll<HTMLElement>('[data-open-share]'))
    button.addEventListener('click', () => void pass(button))
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close())

  async function pass(button: HTMLElement): Promise<void> {
    const isPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator
    // The button in the footer is for the embed code, which the share menu of phones lacks.
    if (!isPhone || button.closest('footer')) return sheet?.showModal()
    await navigator.share({ title: document.title, url: link?.value ?? '' }).catch(() => {})
  }
}

async function copy(button: HTMLElement, source: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(source.value)
  } catch {
    // Without permission for the clipboard, the selected text can be copied by hand.
    source.focus()
    source.select()
    return
  }
  const label = one('[data-label]', button)
  if (!label || button.dataset.was !== undefined) return
  button.dataset.was = label.textContent
  label.textContent = button.dataset.done ?? ''
  setTimeout(() => {
    label.textContent = button.dataset.was ?? ''
    delete button.dataset.was
  }, DONE_SHOWN_MS)
}
