import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { openDatabase } from '#platform/database'
import { createLog } from '#platform/log'
import { createOutgoing, ownServices } from '#platform/outgoing'
import { openStorage } from './storage/open-storage.ts'
import type { PictureStorage } from './storage/storage.ts'
import { pictureIdStore } from './store.ts'

type Settings = Pick<Config, 'bucket' | 'uploadDir' | 'outgoingAllow'>

const pageSize = 1000

/** The storage of uploads without the rest of the site, for backup and restore. */
export function openPictureStorage(config: Settings): PictureStorage {
  const allow = [...config.outgoingAllow, ...ownServices([config.bucket?.url])]
  const outgoing = createOutgoing({ allow, log: createLog('warn') })
  return openStorage({ clock: systemClock, config, outgoing })
}

/** Ids of all pictures that somebody may still read; none in a database without the site. */
export async function* pictureIds(databaseUrl: string): AsyncGenerator<string[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, log: createLog('warn') })
  try {
    const store = pictureIdStore(database.db)
    if (!(await store.isThere())) return
    for (let after: string | undefined; ;) {
      const ids = await store.after(after, pageSize)
      if (ids.length > 0) yield ids
      if (ids.length < pageSize) return
      after = ids.at(-1)
    }
  } finally {
    await database.close()
  }
}
