import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { copyText } from '../../lib/text/copy-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { media } from '../brand/shapes.ts'
import { Button } from '../controls/button.tsx'
import { Field } from './field.tsx'
import { TextArea, TextInput } from './inputs.tsx'

/** A text to be copied: an address, or code of several lines. */
export function CopiedText({ label, text, isLong = false }: { label: string; text: string; isLong?: boolean }) {
  const { t } = useLingui()
  const toast = useToast()
  const copy = async () => {
    if (await copyText(text)) toast({ title: t`Copied`, tone: 'success' })
    else toast({ title: t`Couldn’t copy. Select the text and copy it manually.` })
  }
  return (
    <Pair $isLong={isLong}>
      <Field label={label}>
        {isLong ? <TextArea readOnly dir="ltr" rows={3} value={text} /> : <TextInput readOnly dir="ltr" value={text} />}
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
    </Pair>
  )
}

/* On phones a long text has the whole width to be read in, and its button below. */
const Pair = styled.div<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[2]};
  ${media.phone} {
    grid-template-columns: ${({ $isLong }) => ($isLong ? 'minmax(0, 1fr)' : undefined)};
  }
`
