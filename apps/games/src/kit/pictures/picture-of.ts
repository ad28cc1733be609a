/** URLs contain the package version, so browsers cache pictures for a year. */
export const artEdition = '1.1.0'

/** URL of a picture of packages/ui's list; the list itself is not bundled. */
export function pictureOf(name: string): string {
  return `${import.meta.env.BASE_URL}art/${artEdition}/${name}.webp`
}
