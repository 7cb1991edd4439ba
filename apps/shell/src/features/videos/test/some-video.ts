import type { Video } from '@vitrine/contract'

/** A video for tests, with only what the test is about given. */
export function someVideo(given: Partial<Video> = {}): Video {
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    title: 'Old harbour walk',
    propertyAddress: 'Blue Kiosk',
    script: 'Welcome to the old harbour.',
    language: 'en',
    avatarId: '0190aaaa-0000-7000-8000-0000000000aa',
    avatarName: 'Maya',
    screenShareUrl: null,
    screenShareType: null,
    status: 'processing',
    processingProgress: 10,
    processingStage: 'reading',
    queuePosition: null,
    errorMessage: null,
    videoUrl: null,
    downloadUrl: null,
    thumbnailUrl: null,
    duration: null,
    creditsHeld: 1,
    creditsCharged: null,
    viewCount: 0,
    metadata: {},
    createdAt: '2026-11-20T09:00:00.000Z',
    ...given,
  }
}
