import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'))
const PRODUCTION = { SECRET_KEY: 'p9J2xVt7qLmZ4sRw8KcYb1NfHd6GuEa3TiOoXyWvQ', TRUST_PROXY: 'none' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(environment: Record<string, string>) {
  return readConfig({ DATA_DIR: join(folder, 'data'), ...environment })
}

describe('the storage settings', () => {
  const S3 = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('use the disk by default, without any S3 setting', () => {
    expect(read({ S3_BUCKET: 'media' }).storageSettings).toEqual({ kind: 'disk', fallback: undefined, s3: undefined })
  })

  it('list all missing S3 settings, whether it is written to or only read', () => {
    const missing =
      /S3_ENDPOINT: is required[^]*S3_BUCKET: is required[^]*S3_ACCESS_KEY_ID: is required[^]*S3_SECRET_ACCESS_KEY: is required/
    expect(() => read({ STORAGE: 's3' })).toThrow(missing)
    expect(() => read({ STORAGE_FALLBACK: 's3' })).toThrow(missing)
    expect(() => read({ ...S3, STORAGE: 'S3' })).toThrow('STORAGE: must be disk or s3')
    expect(() => read({ ...S3, STORAGE: 's3', S3_BUCKET: 'My Bucket' })).toThrow(
      'S3_BUCKET: must be the name of a bucket',
    )
  })

  it('end the prefix with a slash, so that it excludes similar prefixes', () => {
    for (const S3_PREFIX of ['a/b', 'a/b/'])
      expect(read({ ...S3, STORAGE: 's3', S3_PREFIX }).storageSettings.s3).toMatchObject({ prefix: 'a/b/' })
    expect(() => read({ ...S3, STORAGE: 's3', S3_PREFIX: '../x' })).toThrow('S3_PREFIX: must look like')
  })

  it('accept another store as fallback', () => {
    expect(read({ ...S3, STORAGE: 's3', STORAGE_FALLBACK: 'disk' }).storageSettings.fallback).toBe('disk')
    expect(() => read({ STORAGE_FALLBACK: 'disk' })).toThrow('STORAGE_FALLBACK: must differ from STORAGE')
  })

  it('refuse links to a store without https in production', () => {
    const linked = { ...PRODUCTION, ...S3, MODE: 'production', STORAGE: 's3', S3_PRESIGNED: 'true' }
    expect(() => read(linked)).toThrow('S3_PRESIGNED: needs S3_PUBLIC_ENDPOINT with https')
    expect(read({ ...linked, S3_PUBLIC_ENDPOINT: 'https://media.example' }).storageSettings.s3?.isLinked).toBe(true)
  })
})
