/** Names of pictures in one language. */
export type PictureWords = Readonly<Record<string, string>>

/**
 * Loaded as data: of hundreds of names a game needs a dozen. If they fail to load, pictures have
 * their code as name.
 */
export async function loadPictureWords(tag: string): Promise<PictureWords> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}words/${tag.toLowerCase()}.json`)
    const words: unknown = await answer.json()
    return isWords(words) ? words : {}
  } catch {
    return {}
  }
}

function isWords(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((word) => typeof word === 'string')
  )
}
