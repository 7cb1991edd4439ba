import type { Video } from '@vitrine/contract'

// Browsers take several downloads as one wish only when they come one after the other.
const pauseMs = 400

/** Saves the files of several videos, each under its title. */
export async function downloadAll(videos: readonly Video[]): Promise<void> {
  for (const { downloadUrl, title } of videos) {
    if (!downloadUrl) continue
    Object.assign(document.createElement('a'), { href: downloadUrl, download: `${title}.mp4` }).click()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
