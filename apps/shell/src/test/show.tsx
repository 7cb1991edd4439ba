import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Boot } from '@vitrine/contract'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { setBoot } from '../lib/boot/boot.ts'
import { toasts } from '../lib/toast/toast.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { someBoot } from './some-boot.ts'

interface Around {
  boot?: Partial<Boot>
  /** The address at which the component stands. */
  at?: string
  /** Public pages have no query client. */
  isPublic?: boolean
  /** The width of the window in pixels; media queries count. */
  width?: number
}

// A busy machine draws late; what never comes is still noticed.
configure({ asyncUtilTimeout: 30_000 })

/** Live messages come from elsewhere. */
class SilentSocket extends EventTarget {
  close(): void {}
}

/** Shows a component with what the app puts around it. Returns who presses and types, and where the page is. */
export function show(component: ReactNode, { boot = {}, at = '/', isPublic = false, width = 1280 }: Around = {}) {
  onTestFinished(takeAway)
  setBoot(someBoot(boot))
  simulated().setViewport({ width })
  vi.stubGlobal('WebSocket', SilentSocket)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let address = at
  function Address() {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const page = (
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[at]}>
        {component}
        <Address />
      </MemoryRouter>
      <Toaster />
    </I18nProvider>
  )
  const shown = render(isPublic ? page : <QueryClientProvider client={client}>{page}</QueryClientProvider>)
  return { ...shown, person: userEvent.setup({ delay: null }), client, address: () => address }
}

function takeAway(): void {
  cleanup()
  toasts.close(toasts.current()?.id ?? 0)
}

function simulated(): { setViewport: (size: { width: number }) => void } {
  return (window as unknown as { happyDOM: ReturnType<typeof simulated> }).happyDOM
}
