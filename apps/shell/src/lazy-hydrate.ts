// The script of a page that came with its text. It draws the faces in sight and brings the app once the person turns to the
// page. Links, answers that open and the language of the page work without any of it.
import { keepAskedLanguage } from './lib/i18n/language-choice.ts'
import { keepPainted } from './lib/canvas/keep-painted.ts'

/**
 * The app is loaded after this time at the latest, so that an open page receives brand updates without competing with the first
 * load.
 */
const IDLE_AFTER_MS = 8000
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart', 'dragenter'] as const

keepAskedLanguage()
// Only what is in sight: drawing costs a phone more than all else here.
const stops = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-presenter]')].map((canvas) =>
  keepPainted(canvas, 0),
)
const listening = new AbortController()
const { signal } = listening
let pressed: HTMLElement | undefined
let isComing = false
let resting: { clientX: number; clientY: number } | undefined
const typed = new Map<HTMLInputElement, string>()

for (const sign of SIGNS) addEventListener(sign, bringApp, { signal, passive: true, capture: true })
addEventListener('pointermove', noticeMove, { signal, passive: true, capture: true })
addEventListener('click', keepPress, { signal, capture: true })
// A file that is dropped before the app is there would open in place of the page.
for (const move of ['dragover', 'drop']) addEventListener(move, (event) => event.preventDefault(), { signal })
addEventListener('input', keepTyped, { signal, capture: true })
document.addEventListener('alive', takeOver, { once: true })
// The target of a fragment has to be opened by the app.
if (location.hash) bringApp()
else addEventListener('load', () => setTimeout(() => whenIdle(bringApp), IDLE_AFTER_MS), { signal })

function bringApp(): void {
  if (isComing) return
  isComing = true
  const { app } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
  if (app) void import(/* @vite-ignore */ app)
}

// Browsers send a move event for a resting pointer when a page is laid out below it, so only a move to another
// place counts.
function noticeMove({ clientX, clientY }: PointerEvent): void {
  resting ??= { clientX, clientY }
  if (clientX !== resting.clientX || clientY !== resting.clientY) bringApp()
}

// Stores a press on a button and repeats it once the app is loaded. Links work without it.
function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (button) pressed = button
}

function keepTyped({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type !== 'file') typed.set(target, target.value)
}

// Repeats typed text in a field of the app, which starts empty.
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function takeOver(): void {
  listening.abort()
  for (const stop of stops) stop()
  for (const [field, text] of typed) typeAgain(field, text)
  pressed?.click()
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else task()
}
