import { pictureOf } from '#kit/pictures'

export { pictureOf }

/** Needed for drawing to a canvas: a sandboxed frame has an opaque origin. */
export async function loadPicture(name: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = pictureOf(name)
  await image.decode()
  return image
}

export async function loadPictures(
  names: readonly string[],
): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadPicture(name)] as const),
  )
  return new Map(loaded)
}
