export type ToastTone = 'default' | 'success' | 'destructive'

export interface Toast {
  title: string
  description?: string
  tone?: ToastTone
  /** An action such as Undo. */
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

/** The time for which a toast is shown unless the pointer is on it, in milliseconds. */
export const toastShownMs = 5000

/** The toasts of a page, one at a time: a newer one replaces the older one. */
export function createToastQueue() {
  let shown: ShownToast | undefined
  let lastId = 0
  const watchers = new Set<() => void>()

  function change(next: ShownToast | undefined): void {
    shown = next
    for (const watcher of watchers) watcher()
  }

  return {
    show: (toast: Toast): void => change({ ...toast, id: ++lastId }),
    /** Takes the toast away when it is still the one on screen. */
    close: (id: number): void => {
      if (shown?.id === id) change(undefined)
    },
    current: (): ShownToast | undefined => shown,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const toasts = createToastQueue()

/** The function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  return toasts.show
}
