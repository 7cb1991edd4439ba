import { describe, expect, it } from 'vitest'
import { recordingFormat, recordingName } from './recording-format.ts'

describe('the format of a recording', () => {
  it('is MP4 when the browser supports it, otherwise WebM', () => {
    expect(recordingFormat(() => true)).toContain('video/mp4')
    expect(recordingFormat((format) => format.includes('webm'))).toContain('vp9')
  })

  it('is left to a browser that supports none of ours', () => {
    expect(recordingFormat(() => false)).toBeUndefined()
  })

  it('names the file by the actual format, not the requested one', () => {
    expect([recordingName('consent', 'video/webm;codecs=vp8'), recordingName('consent', 'video/mp4')]).toEqual([
      'consent.webm',
      'consent.mp4',
    ])
  })
})
