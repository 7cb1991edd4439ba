/** Pixels of a video, by its sides. */
export const SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '4:5': { width: 720, height: 900 },
  '5:4': { width: 900, height: 720 },
} as const
