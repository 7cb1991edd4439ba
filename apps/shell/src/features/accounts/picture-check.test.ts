import { expect, it } from 'vitest'
import { checkPicture } from './picture-check.ts'

const megabyte = 1024 * 1024

it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('a picture of type %s is accepted', (type) => {
  expect(checkPicture({ type, size: 5 * megabyte })).toBeUndefined()
})

it.each(['image/svg+xml', 'image/tiff', 'application/pdf', ''])('a file of type %j is rejected', (type) => {
  expect(checkPicture({ type, size: 10 })).toEqual({
    title: 'Invalid File Type',
    text: 'Please upload a JPEG, PNG, GIF, or WebP image.',
  })
})

it('a picture over five megabytes is rejected', () => {
  expect(checkPicture({ type: 'image/png', size: 5 * megabyte + 1 })).toEqual({
    title: 'File Too Large',
    text: 'Please upload an image smaller than 5MB.',
  })
})
