import { ApiError } from '@vitrine/contract/client'
import { leftOut } from '../../../../lib/text/left-out.ts'
import { one } from './dom.ts'

/** Sends a form once at a time, with what is wrong at the field that it is wrong with, and says when a paste was cut off. */
export function liveForm(form: HTMLFormElement, send: (typed: FormData) => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  form.addEventListener('paste', ({ target, clipboardData }) => {
    if (isTextControl(target) && leftOut(target, clipboardData?.getData('text') ?? '') > 0) markCut(form, target, true)
  })
  form.addEventListener('input', ({ target }) => {
    if (isTextControl(target) && target.value.length < target.maxLength) markCut(form, target, false)
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

type TextControl = HTMLInputElement | HTMLTextAreaElement

function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Shows or hides the line about a paste that did not fit into the field. */
function markCut(form: HTMLFormElement, { name }: TextControl, isCut: boolean): void {
  const line = one(`[data-cut="${name}"]`, form)
  if (line) line.hidden = !isCut
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
