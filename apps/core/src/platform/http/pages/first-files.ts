import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, isSignedInScreen } from '@vitrine/contract'
import type { MessageFiles } from './message-files.ts'

interface Screen {
  scripts: string[]
  catalogs: string[]
}

interface Asked {
  /** The address of the page with its query. */
  url: string
  language: Language
  hasSession: boolean
}

/** Returns the links of a page's head to what its screen needs first. */
export type FirstFiles = (asked: Asked) => string

/** A page is compressed once for each length of its links, so there are few of them. */
const LENGTH_STEP = 1024

/**
 * Reads which files the screens need. A page names all of them, and the call that tells who is signed in, so that a browser
 * fetches them together and not as each of them asks for the next.
 */
export function findFirstFiles(dist: string, messageFiles: MessageFiles): FirstFiles {
  const screens = JSON.parse(readFileSync(join(dist, 'screen-files.json'), 'utf8')) as Record<string, Screen>
  return ({ url, language, hasSession }) => {
    const [path = '', query = ''] = url.split('?')
    const screen = screens[`${path}?tab=${new URLSearchParams(query).get('tab')}`] ?? screens[path]
    const messages = screen?.catalogs.flatMap((catalog) => messageFiles(language)[catalog] ?? []) ?? []
    const scripts = [...(screen?.scripts ?? []), ...messages].map((file) => `<link rel="modulepreload" href="${file}">`)
    const links = hasSession && isSignedInScreen(path) ? [SESSION, ...scripts] : scripts
    const text = links.join('')
    return text.padEnd(Math.ceil(text.length / LENGTH_STEP) * LENGTH_STEP)
  }
}

/** As the app fetches it, or browsers would not use the response. */
const SESSION = '<link rel="preload" href="/auth/user" as="fetch" crossorigin="use-credentials">'
