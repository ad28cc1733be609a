import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { uploadHttp } from './http.ts'
import { createReader } from './read-picture.ts'
import {
  dayMs,
  maxPerDay,
  type Picture,
  type UploadAbout,
  type UploadPurpose,
  type UploadRow,
} from './rules.ts'
import { openStorage } from './storage/open-storage.ts'
import { uploadStore } from './store.ts'
import { createSweeper } from './sweeper.ts'

export type { ReadPicture } from './read-picture.ts'
export { cutWebp, squarePng } from './transform.ts'
export { openPictureStorage, pictureIds } from './stored-pictures.ts'
export type { Picture } from './rules.ts'
export type { PictureStorage } from './storage/storage.ts'

export type UploadModule = ReturnType<typeof createUpload>

/**
 * Uploaded pictures: identified by content, re-encoded, encrypted, visible only to those concerned.
 */
export function createUpload({ clock, config, database, outgoing, random, secrets }: Kit) {
  const { db } = database
  const store = uploadStore(db)
  const storage = openStorage({ clock, config, outgoing })
  const readPicture = createReader()
  const sweeper = createSweeper({ clock, storage, store })
  // Encryption is bound to the id: a file moved to another id does not decrypt.
  const lockOf = (id: string) => `upload ${id}`

  async function claim(row: UploadRow): Promise<void> {
    const since = new Date(row.createdAt.getTime() - dayMs)
    await db.transaction().execute(async (transaction) => {
      const box = uploadStore(transaction)
      const sent = await box.countSince(row.ownerId, since)
      if (sent >= maxPerDay) throw new Refusal('too_many_requests')
      await box.add(row)
    })
  }

  async function decrypt(row: UploadRow | undefined): Promise<Picture | undefined> {
    const locked = row && (await storage.get(row.id))
    return locked && { type: row.type, data: secrets.unlockBytes(lockOf(row.id), locked) }
  }

  async function ownOf(id: string, ownerId: string): Promise<Picture | undefined> {
    return decrypt(await store.own(id, ownerId))
  }

  return {
    http: uploadHttp(ownOf),
    /** Decodes and re-encodes a picture; undefined if it is not one. */
    readPicture,
    /** Stores a member's picture and returns its id; refuses anything else. */
    async keep(base64: string, about: UploadAbout): Promise<string> {
      const picture = await readPicture(base64)
      if (!picture) throw new Refusal('invalid_fields', { image: 'invalid' })
      const { type, data } = picture
      const [id, createdAt] = [random.uuid(), clock.now()]
      await claim({ ...about, id, type, bytes: data.length, createdAt })
      try {
        await storage.put(id, secrets.lock(lockOf(id), data))
      } catch (error) {
        await store.remove([id])
        throw error
      }
      return id
    },
    /** Only for the member who uploaded it. */
    ownOf,
    /** Whether the member uploaded it for this purpose. */
    isOwn: async (id: string, ownerId: string, purpose: UploadPurpose): Promise<boolean> =>
      (await store.own(id, ownerId))?.purpose === purpose,
    /** For staff calls, which check permissions and audit themselves. */
    read: async (id: string): Promise<Picture | undefined> => decrypt(await store.find(id)),
    /** Metadata of a member's pictures. */
    exportOf: (memberId: string) => store.ofMember(memberId),
    ...sweeper,
  }
}
