import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { uploadHttp } from './http.ts'
import { createReader } from './picture.ts'
import {
  dayMs,
  mostADay,
  type Picture,
  type UploadAbout,
  type UploadPurpose,
  type UploadRow,
} from './rules.ts'
import { bucketShelf } from './shelves/bucket.ts'
import { folderShelf } from './shelves/folder.ts'
import { uploadStore } from './store.ts'
import { createSweeper } from './sweeper.ts'

export type { ReadPicture } from './picture.ts'
export { cutWebp } from './cut.ts'
export type { Picture } from './rules.ts'
export { squarePng } from './square.ts'

export type UploadModule = ReturnType<typeof createUpload>

/** Pictures that people hand in: taken by what they hold, drawn anew, seen by whom they concern. */
export function createUpload({ clock, config, database, outgoing, random, secrets }: Kit) {
  const { db } = database
  const store = uploadStore(db)
  const { bucket, uploadDir } = config
  const shelf = bucket ? bucketShelf(bucket, clock, outgoing) : folderShelf(uploadDir)
  const readPicture = createReader()
  const sweeper = createSweeper({ clock, shelf, store })
  // Bound to its id: a file that takes another's place does not open.
  const lockOf = (id: string) => `upload ${id}`

  async function claim(row: UploadRow): Promise<void> {
    const since = new Date(row.createdAt.getTime() - dayMs)
    await db.transaction().execute(async (transaction) => {
      const box = uploadStore(transaction)
      const sent = await box.countSince(row.ownerId, since)
      if (sent >= mostADay) throw new Refusal('too_many_requests')
      await box.add(row)
    })
  }

  async function opened(row: UploadRow | undefined): Promise<Picture | undefined> {
    const locked = row && (await shelf.get(row.id))
    return locked && { type: row.type, data: secrets.unlockBytes(lockOf(row.id), locked) }
  }

  async function ownOf(id: string, ownerId: string): Promise<Picture | undefined> {
    return opened(await store.own(id, ownerId))
  }

  return {
    http: uploadHttp(ownOf),
    /** What a picture shows, drawn anew; undefined for what is none. */
    readPicture,
    /** Keeps a picture of a member's and tells its id; what is no picture is refused. */
    async keep(base64: string, about: UploadAbout): Promise<string> {
      const picture = await readPicture(base64)
      if (!picture) throw new Refusal('invalid_fields', { image: 'invalid' })
      const { type, data } = picture
      const [id, createdAt] = [random.uuid(), clock.now()]
      await claim({ ...about, id, type, bytes: data.length, createdAt })
      try {
        await shelf.put(id, secrets.lock(lockOf(id), data))
      } catch (error) {
        await store.remove([id])
        throw error
      }
      return id
    },
    /** Only for the member who handed it in. */
    ownOf,
    /** Whether the member has handed it in for this. */
    isOwn: async (id: string, ownerId: string, purpose: UploadPurpose): Promise<boolean> =>
      (await store.own(id, ownerId))?.purpose === purpose,
    /** For calls of staff, which have their own check and write their own row of the audit log. */
    read: async (id: string): Promise<Picture | undefined> => opened(await store.find(id)),
    /** What is kept of a member's pictures; they are seen one by one. */
    exportOf: (memberId: string) => store.ofMember(memberId),
    ...sweeper,
  }
}
