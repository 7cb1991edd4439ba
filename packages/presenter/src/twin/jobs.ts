/** Measures a person's recordings, so that their own mouth can speak. */
export interface TwinJob {
  /** The clip of a `footage` job: the person listens, with closed lips. */
  footagePath: string
  /** The recording in which the person speaks, as it came from the camera. */
  recordingPath: string
  /** Path of the mouth pictures. The file appears when it is complete. */
  outputPath: string
}

export interface TwinResult {
  /** Number of mouth pictures. */
  pictures: number
  bytes: number
  /** Seconds of the footage that are calm enough to be shown. */
  calmSeconds: number
}
