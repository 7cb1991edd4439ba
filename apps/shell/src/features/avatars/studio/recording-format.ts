/** Best first: what the most players read, then what every browser records. */
const FORMATS = [
  'video/mp4;codecs=avc1.640028,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
]

/** Returns the format to record in; undefined leaves it to the browser. */
export function recordingFormat(isSupported: (format: string) => boolean): string | undefined {
  return FORMATS.find(isSupported)
}

/** Returns the name of a recording by the format that the recorder says it has used. */
export function recordingName(take: string, mimeType: string): string {
  return `${take}.${mimeType.startsWith('video/mp4') ? 'mp4' : 'webm'}`
}
