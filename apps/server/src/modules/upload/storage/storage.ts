/** Stores bytes by name; a missing name is undefined. */
export interface PictureStorage {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}
