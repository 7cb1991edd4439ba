import type { Icon as IconComponent } from '#icons'

/**
 * An entry of the command palette: it runs `before` and opens an address of the app, or calls `run`.
 */
export type Command = {
  id: string
  label: string
  /** Further search text: the content or the place of the command. */
  detail?: string
  Icon: IconComponent
  /** The language of the label, where it is not that of the page. */
  lang?: string
  /** A still of a video. */
  pictureUrl?: string | null
} & ({ to: string; before?: () => void; run?: never } | { run: () => void; to?: never })

export interface CommandGroup {
  id: string
  title: string
  commands: Command[]
}
