/** What pictures show, by their names. */
export type PictureWords = Readonly<Record<string, string>>

/**
 * Hundreds of words, of which a game needs a dozen: they are read as data and not run as a script.
 * Without them it can be played as well, and pictures are told by their names.
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
