import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Copy, Download } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { copyText } from '../../../lib/text/copy-text.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

interface CodeSheetProps {
  codes: string[]
  username: string
  onClose: () => void
}

/** Shows new recovery codes, once. */
export function CodeSheet({ codes, username, onClose }: CodeSheetProps) {
  const { companyName } = useBoot().brand
  const showToast = useToast()
  const heading = t`Recovery codes for ${username} at ${companyName}. Each works once.`
  const text = `${heading}\n\n${codes.join('\n')}\n`

  async function copy() {
    if (await copyText(text))
      showToast({
        title: t`Copied`,
        description: t`Paste the codes somewhere only you can find them.`,
        tone: 'success',
      })
    else
      showToast({
        title: t`Couldn’t copy`,
        description: t`Select the codes or download them.`,
        tone: 'destructive',
      })
  }

  return (
    <>
      <Note tone="warn">
        <Trans>Store these codes away from your phone. They’re shown only once.</Trans>
      </Note>
      <Codes aria-label={t`Recovery codes`} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <Button variant="secondary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Trans>Download</Trans>
        </Button>
      </Row>
      <Button block onClick={onClose}>
        <Trans>I’ve saved them</Trans>
      </Button>
    </>
  )
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[4]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  background: ${token.surface2};
  list-style: none;
  font-family: ui-monospace, monospace;
  font-size: ${token.fontSize.control};
  text-align: center;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  > * {
    flex: 1;
  }
`
