/** Where bytes are kept under a name; what is not there is undefined. */
export interface Shelf {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}
