import { ApiError } from '@vitrine/contract/client'
import { one } from './dom.ts'

/** Sends a form once at a time, with what is wrong at the field that it is wrong with. */
export function liveForm(form: HTMLFormElement, send: (typed: FormData) => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })

  async function submit(): Promise<void> {
    const button = one<HTMLButtonElement>('[type=submit]', form)
    if (!button || button.disabled) return
    clearFaults(form)
    const { textContent } = button
    button.disabled = true
    button.textContent = button.dataset.busy ?? textContent
    await send(new FormData(form)).catch((fault: unknown) => showFaults(form, fault))
    button.disabled = false
    button.textContent = textContent
  }
}

function clearFaults(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-fault]')) line.hidden = true
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

function showFaults(form: HTMLFormElement, fault: unknown): void {
  const code = fault instanceof ApiError ? fault.code : undefined
  const fields = (fault instanceof ApiError ? fault.problem?.fields : undefined) ?? []
  const shown = fields.map(({ field }) => field).filter((name) => one(`[data-fault="${name}"]`, form))
  for (const name of shown.length > 0 ? shown : ['form']) say(form, name, code)
  one('[aria-invalid]', form)?.focus()
}

function say(form: HTMLFormElement, name: string, code: string | undefined): void {
  const line = one(`[data-fault="${name}"]`, form)
  if (!line) return
  const texts = JSON.parse(line.dataset.texts ?? '{}') as Record<string, string>
  line.textContent = (code && texts[code]) || texts.other || ''
  line.hidden = false
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', line.id)
}
