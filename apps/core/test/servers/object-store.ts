import { randomUUID } from 'node:crypto'
import type { S3Settings } from '../../src/ports/storage.ts'

/** The S3-compatible server of the tests, under a prefix of its own; undefined where there is none. */
export function testObjectStore(): S3Settings | undefined {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_BUCKET: bucket = 'vitrine-test', TEST_S3_REGION: region } = process.env
  const { TEST_S3_ACCESS_KEY_ID: accessKeyId = '', TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env
  if (!endpoint) return undefined
  const prefix = `${randomUUID()}/`
  return { endpoint, bucket, region: region ?? 'us-east-1', accessKeyId, secretAccessKey, prefix, isLinked: true }
}
