import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CONTENT_FILES_MAX, type LinkedPhoto } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { Review } from './review.ts'

interface PhotoChoiceProps extends Pick<Review, 'photos' | 'hasRights'> {
  found: readonly LinkedPhoto[]
  onChange: (change: Partial<Review>) => void
}

/** The photos of a page. None is added before the person confirms the right to use them. */
export function PhotoChoice({ found, photos, hasRights, onChange }: PhotoChoiceProps) {
  const { t } = useLingui()
  const isFull = photos.length >= CONTENT_FILES_MAX
  const toggle = (url: string) =>
    onChange({ photos: photos.includes(url) ? photos.filter((photo) => photo !== url) : [...photos, url] })
  return (
    <div>
      <Checkbox
        checked={hasRights}
        onChange={({ target }) => onChange({ hasRights: target.checked })}
        label={
          <>
            <Plural value={found.length} one="Add the photo from this page." other="Add photos from this page." />{' '}
            <Trans>I have the right to use the photos from this page in videos.</Trans>
          </>
        }
      />
      {hasRights && found.length > 1 && (
        <Photos aria-label={t`Photos`}>
          {found.map(({ url, description }) => (
            <li key={url}>
              <Checkbox
                checked={photos.includes(url)}
                disabled={isFull && !photos.includes(url)}
                onChange={() => toggle(url)}
                label={<bdi>{description || fileName(url)}</bdi>}
              />
            </li>
          ))}
        </Photos>
      )}
    </div>
  )
}

/** Returns the last part of an address. */
export function fileName(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1) ?? url
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 0 ${token.space[4]};
  max-block-size: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  span {
    overflow-wrap: anywhere;
  }
`
