import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Outgoing } from '#platform/outgoing'
import { createBucketStorage } from './bucket.ts'
import { createFolderStorage } from './folder.ts'
import type { PictureStorage } from './storage.ts'

interface Deps {
  clock: Clock
  config: Pick<Config, 'bucket' | 'uploadDir'>
  outgoing: Outgoing
}

/** The configured bucket, or else the folder. */
export function openStorage({ clock, config, outgoing }: Deps): PictureStorage {
  const { bucket, uploadDir } = config
  return bucket ? createBucketStorage(bucket, clock, outgoing) : createFolderStorage(uploadDir)
}
