import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { CssFaultList } from '../css-fault-list.tsx'
import { previewPageName } from '../preview-pages.ts'
import type { SheetFault } from './check-sheet.ts'
import { type RuleFaults, byRule } from './by-rule.ts'
import type { Concerns } from './use-publishing.ts'

interface PublishDialogProps {
  concerns: Concerns | undefined
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

const EXAMPLES_MAX = 3

/** Asks for confirmation where the partner's style sheet hides something or is left out in part. */
export function PublishDialog({ concerns, isBusy, onClose, onConfirm }: PublishDialogProps) {
  return (
    <ConfirmDialog
      open={concerns !== undefined}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`Check your custom CSS before publishing`}
      confirmText={t`Publish anyway`}
      cancelText={t`Keep editing`}
      busy={isBusy}
      danger
    >
      {concerns && concerns.sheetFaults.length > 0 && (
        <Section>
          <p>{t`It hides parts of your site that visitors need:`}</p>
          <ul>
            {byRule(concerns.sheetFaults).map((group) => (
              <RuleFaultsItem key={group.rule ?? ''} {...group} />
            ))}
          </ul>
        </Section>
      )}
      {concerns && concerns.cssFaults.length > 0 && (
        <Section>
          <p>{t`These lines have no effect:`}</p>
          <CssFaultList faults={concerns.cssFaults} />
        </Section>
      )}
    </ConfirmDialog>
  )
}

function RuleFaultsItem({ rule, faults }: RuleFaults) {
  const shown = faults.slice(0, EXAMPLES_MAX)
  const more = faults.length - shown.length
  return (
    <li>
      {rule ? <code dir="ltr">{rule}</code> : <Trans>Multiple rules combined</Trans>}
      <ul>
        {shown.map((fault) => (
          <li key={`${fault.path} ${fault.kind} ${fault.text}`}>{sentenceOf(fault)}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </li>
  )
}

function sentenceOf({ path, text, loss }: SheetFault): string {
  const [page, what] = [previewPageName(path), `\u2068${text}\u2069`]
  const sentences: Record<SheetFault['loss'], string> = {
    hidden: t`${page}: “${what}” is hidden.`,
    faint: t`${page}: “${what}” is barely visible.`,
    tiny: t`${page}: “${what}” is too small to read.`,
    'off-page': t`${page}: “${what}” is off the page.`,
    covered: t`${page}: “${what}” is covered and can’t be clicked.`,
  }
  return sentences[loss]
}

const Section = styled.section`
  display: grid;
  gap: ${token.space[2]};
  max-block-size: 40vh;
  overflow: auto;
  ul {
    display: grid;
    gap: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
  }
  code {
    overflow-wrap: anywhere;
  }
`
