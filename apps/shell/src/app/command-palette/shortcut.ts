/** Command on Apple's keyboards, Control on all others: there Control+K deletes to the end of a line. */
const isApple = /^(Mac|iP)/.test(navigator.platform)

/** The shortcut as the keyboard names it, and as assistive technology reads it. */
export const shortcut = isApple ? { text: '⌘K', keys: 'Meta+K' } : { text: 'Ctrl K', keys: 'Control+K' }

/** Whether these keys open the command palette. Keyboards without Latin letters are recognised by the key's position. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!wanted || other || altKey || shiftKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
