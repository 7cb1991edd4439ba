import { describe, expect, it } from 'vitest'
import { recordingFormat, recordingName } from './recording-format.ts'

describe('the format of a recording', () => {
  it('is MP4 where the browser records it, else WebM', () => {
    expect(recordingFormat(() => true)).toContain('video/mp4')
    expect(recordingFormat((format) => format.includes('webm'))).toContain('vp9')
  })

  it('is left to a browser that knows none of ours', () => {
    expect(recordingFormat(() => false)).toBeUndefined()
  })

  it('names the file by what was recorded, not by what was asked for', () => {
    expect([recordingName('consent', 'video/webm;codecs=vp8'), recordingName('consent', 'video/mp4')]).toEqual([
      'consent.webm',
      'consent.mp4',
    ])
  })
})
