import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatPercent } from '../../../../lib/i18n/format.ts'
import { ActionRow } from '../../../../ui/controls/action-row.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { saveFile } from '../../../../lib/files/save-file.ts'
import { useFileUrl } from '../../../../lib/files/use-file-url.ts'
import { madeName } from '../../card/made-file.ts'
import { useMade } from '../formats/use-made.ts'
import { MomentsStrip } from '../moments/moments-strip.tsx'
import { EmailCode } from './email-code.tsx'

/** A short animated picture of a video for emails: its start is chosen, it is made, and then downloaded or pasted as HTML. */
export function TeaserDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<number | null>(null)
  const second = chosen ?? 0
  const [made, setMade] = useState<MadeTeaser>()
  const { progress, fault, make } = useMade(video.id, 'gif')
  const isBusy = progress !== undefined
  return (
    <Dialog open onClose={onClose} width="wide" title={t`GIF for email`} text={<bdi>{video.title}</bdi>}>
      <Column>
        <p>
          <Trans>
            A silent four-second loop with a play button. It starts at the beginning, or where you choose. Free.
          </Trans>
        </p>
        <MomentsStrip video={video} second={chosen} isBusy={isBusy} onChoose={setChosen} />
        {fault && <Note tone="bad">{fault}</Note>}
        <ActionRow>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            busy={isBusy}
            busyText={isBusy && progress > 0 ? formatPercent(progress) : t`Creating...`}
            onClick={() => make((file) => setMade({ startSeconds: second, file }), second)}
          >
            <Trans>Create GIF</Trans>
          </Button>
        </ActionRow>
        {made && <Made key={made.startSeconds} video={video} made={made} />}
      </Column>
    </Dialog>
  )
}

interface MadeTeaser {
  startSeconds: number
  file: Blob
}

function Made({ video, made: { file } }: { video: Video; made: MadeTeaser }) {
  const { t } = useLingui()
  return (
    <Result>
      <img src={useFileUrl(file) ?? undefined} alt={t`Preview of the GIF`} />
      <Column>
        <Button
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFile(file, madeName(video.title, 'gif'))}
        >
          <Trans>Download GIF</Trans>
        </Button>
        <EmailCode id={video.id} />
      </Column>
    </Result>
  )
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
`
const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.border};
  > img {
    max-inline-size: min(100%, 320px);
    max-block-size: 320px;
    border-radius: ${token.radius.control};
  }
  > div {
    flex: 1 1 260px;
    min-inline-size: 0;
    justify-items: start;
    > div {
      inline-size: 100%;
    }
  }
`
