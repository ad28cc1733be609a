/** Of the package of pictures; what lies at an address is kept for a year and never changes. */
export const artEdition = '1.1.0'

/** Where a picture of packages/ui's list lies; the list itself stays out of the frame. */
export function pictureOf(name: string): string {
  return `${import.meta.env.BASE_URL}art/${artEdition}/${name}.webp`
}
