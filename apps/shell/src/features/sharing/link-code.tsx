import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import styled from 'styled-components'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { media } from '../../ui/brand/shapes.ts'

interface LinkCodeProps {
  /** The QR code of the link, as an SVG drawing. */
  svg: string
  /** Name of its files without extension. */
  fileName: string
}

/** The link as a QR code, and as a file for printing. */
export function LinkCode({ svg, fileName }: LinkCodeProps) {
  const { t } = useLingui()
  const toast = useToast()
  // The code that creates files is loaded at the first click.
  const save = (kind: 'svg' | 'png') =>
    import('./code-files.ts')
      .then(({ saveCode }) => saveCode(svg, kind, fileName))
      .catch(() =>
        toast({
          title: t`Error`,
          description: t`Couldn’t save the image. Try the other format.`,
          tone: 'destructive',
        }),
      )
  return (
    <Place>
      <Code role="img" aria-label={t`QR code for the link`} dangerouslySetInnerHTML={{ __html: svg }} />
      <Files role="group" aria-label={t`Download QR code`}>
        <Button
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={t`QR code as PNG`}
          onClick={() => void save('png')}
        >
          <Trans comment="A kind of file, on a narrow button">PNG</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={t`QR code as SVG`}
          onClick={() => void save('svg')}
        >
          <Trans comment="A kind of file, on a narrow button">SVG</Trans>
        </Button>
      </Files>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  inline-size: 192px;
  ${media.phone} {
    inline-size: 100%;
    justify-items: center;
  }
`
const Code = styled.div`
  inline-size: 192px;
  block-size: 192px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  > svg {
    display: block;
  }
`
const Files = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[2]};
  inline-size: 192px;
  > button {
    padding-inline: ${token.space[2]};
  }
`
