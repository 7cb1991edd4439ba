import { type ProblemCode, type Sentence, problemSentence, sentence } from '@vitrine/contract'
import { pageAddress } from '../links/row-link.ts'
import type { RowVariables } from '../variables/row-variables.ts'

/** The upload of a photo, which is checked; or the problem for which there is none. */
export type PhotoResult = { uploadId: string; problem: null } | { uploadId: null; problem: ProblemCode }

/** Returns the addresses of the photos of a row, with the names of their columns; undefined for what is no address. */
export function photosOfRow(cells: readonly string[], variables: RowVariables) {
  return [...variables.values()]
    .filter(({ kind }) => kind === 'image')
    .map(({ column, columnName }) => ({ column: columnName, typed: (cells[column] ?? '').trim() }))
    .filter(({ typed }) => typed !== '')
    .map(({ column, typed }) => ({ column, url: pageAddress(typed) }))
}

/** Returns the uploads of the photos of a row, and why the row cannot have others. */
export function rowPhotos(
  cells: readonly string[],
  variables: RowVariables,
  photos: Readonly<Record<string, PhotoResult>>,
): { uploadIds: string[]; reasons: Sentence[] } {
  const uploadIds = new Set<string>()
  const reasons: Sentence[] = []
  for (const { column, url } of photosOfRow(cells, variables)) {
    const photo = url ? photos[url] : undefined
    if (photo?.problem === null) uploadIds.add(photo.uploadId)
    else reasons.push(url ? missingPhoto(photo, column) : noAddress(column))
  }
  return { uploadIds: [...uploadIds], reasons }
}

function noAddress(column: string): Sentence {
  return sentence('Enter the full address of a photo in the column “{column}”.', { column })
}

function missingPhoto(photo: { problem: ProblemCode } | undefined, column: string): Sentence {
  if (photo) return reasonOf(photo.problem, column)
  return sentence('The photo in the column “{column}” hasn’t been loaded yet. Check the file again.', { column })
}

function reasonOf(problem: ProblemCode, column: string): Sentence {
  switch (problem) {
    case 'page-private':
      return sentence('The photo in the column “{column}” has a private address. Enter a public one.', { column })
    case 'page-unreachable':
      return sentence('The photo in the column “{column}” didn’t load. Check its address and try again.', { column })
    case 'photo-unusable': {
      const message = 'The address in the column “{column}” has no JPEG, PNG, GIF or WebP photo of at most 8 MB.'
      return sentence(message, { column })
    }
    default:
      return problemSentence(problem)
  }
}
