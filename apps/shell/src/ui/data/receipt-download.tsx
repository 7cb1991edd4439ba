import { Trans } from '@lingui/react/macro'
import { Download } from '#icons'
import { saveFile } from '../../lib/files/save-file.ts'
import { Button } from '../controls/button.tsx'

interface ReceiptDownloadProps {
  number: string
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  /** Further lines below the facts, each with its heading. */
  lists?: readonly (readonly [heading: string, lines: readonly string[]])[]
}

/** Saves the receipt of a deletion as a text file. */
export function ReceiptDownload({ number, title, facts, lists = [] }: ReceiptDownloadProps) {
  const lines = [
    title,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...lists.flatMap(([heading, items]) => ['', heading, ...items.map((item) => `- ${item}`)]),
    '',
  ]
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      onClick={() =>
        saveFile(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), `receipt-${number}.txt`)
      }
    >
      <Trans>Download receipt</Trans>
    </Button>
  )
}
