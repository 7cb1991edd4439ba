/** The takes of a digital twin in their order. */
export const takeNames = ['consent', 'listening', 'speaking'] as const
export type TakeName = (typeof takeNames)[number]

/** Durations of a take in seconds: the minimum, the goal, and the maximum at which it ends. */
export const takeSeconds: Record<TakeName, { least: number; goal: number; most: number }> = {
  consent: { least: 5, goal: 12, most: 60 },
  listening: { least: 15, goal: 20, most: 30 },
  speaking: { least: 30, goal: 120, most: 150 },
}

/** A recording or a chosen file, kept on this device until it was sent. */
export interface Take {
  file: File
  /** Null for a chosen file, whose length the server measures. */
  durationSeconds: number | null
  /** The upload that was begun with it. */
  uploadId?: string
}

/** A digital twin that is being recorded. */
export interface TwinDraft {
  consentId: string
  twinName: string
  takes: Partial<Record<TakeName, Take>>
}
