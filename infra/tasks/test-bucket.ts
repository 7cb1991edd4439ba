import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

export interface TestObjectStore {
  /** A description of its origin. */
  origin: string
  /** Environment variables that the tests of the storage read. */
  environment: Record<string, string>
  close(): void
}

interface User {
  accessKeyId: string
  secretAccessKey: string
}

const REGION = 'us-east-1'
const BUCKET = 'vitrine-test'
const START_SECONDS = 180

/**
 * Creates the bucket of the tests and returns what they read of it. A bucket that can be made is the sign that every server answers.
 * Throws where one of these processes ended before.
 */
export async function createTestBucket(
  endpoint: string,
  user: User,
  children: readonly ChildProcess[],
): Promise<Record<string, string>> {
  const client = new AwsClient({ ...user, region: REGION, service: 's3', retries: 0 })
  const until = Date.now() + START_SECONDS * 1000
  while (Date.now() < until && children.every(({ exitCode }) => exitCode === null)) {
    const answer = await client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' }).catch(() => undefined)
    if (answer?.ok) return environmentOf(endpoint, user)
    await pause(200)
  }
  throw new Error('The object store of the tests did not start. Its servers say above why.')
}

function environmentOf(endpoint: string, { accessKeyId, secretAccessKey }: User): Record<string, string> {
  return {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_BUCKET: BUCKET,
    TEST_S3_REGION: REGION,
    TEST_S3_ACCESS_KEY_ID: accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
